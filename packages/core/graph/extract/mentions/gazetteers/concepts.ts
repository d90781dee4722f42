/**
 * Fields, methods, kinds of music and writing, substances and the like, separated by `;`. Each is its usual name,
 * followed by any other names: `artificial intelligence=AI`.
 */
export const CONCEPTS =
  // fields of knowledge
  'mathematics;physics;chemistry;biology;astronomy;geology;geography;philosophy;psychology;sociology;anthropology;economics;linguistics;archaeology;' +
  'computer science;artificial intelligence=AI;machine learning=ML;deep learning;natural language processing=NLP;computer vision;robotics;data science;data mining;text mining;' +
  'bioinformatics;computational linguistics;computational biology;cognitive science;neuroscience;cognitive psychology;statistics;probability theory;information theory;game theory;control theory;' +
  'graph theory;set theory;number theory;quantum mechanics;quantum computing;thermodynamics;electromagnetism;astrophysics;cosmology;biochemistry;biophysics;genetics;genomics;molecular biology;microbiology;' +
  'organic chemistry;physical chemistry;inorganic chemistry;analytical chemistry;materials science;ecology;zoology;botany;paleontology;meteorology;oceanography;epidemiology;immunology;pharmacology;' +
  'medicine;engineering;electrical engineering;mechanical engineering;software engineering;chemical engineering;image processing;signal processing;digital signal processing;speech processing;' +
  'pattern recognition;information retrieval;information extraction;knowledge representation;expert system;knowledge management;operations research;cybernetics;semiotics;nanotechnology;cryptography;' +
  'mathematical optimization;computational learning theory;statistical learning theory;information science;evolutionary biology;developmental biology;structural biology;theoretical physics;particle physics;nuclear physics;' +
  // tasks and methods
  'speech recognition;speech synthesis;text-to-speech;speaker recognition;face recognition;facial recognition;object recognition;object detection;image recognition;image segmentation;image classification;' +
  'handwriting recognition;optical character recognition=OCR;gesture recognition;activity recognition;machine translation;statistical machine translation;question answering;sentiment analysis;named entity recognition=NER;' +
  'part-of-speech tagging;word-sense disambiguation;automatic summarization;text classification;document classification;topic modeling;coreference resolution;parsing;semantic search;anomaly detection;' +
  'feature extraction;feature selection;feature learning;dimensionality reduction;dimension reduction;regression analysis;cluster analysis;clustering;classification;supervised learning;unsupervised learning;semi-supervised learning;' +
  'reinforcement learning;transfer learning;active learning;ensemble learning;online learning;retrieval-augmented generation=RAG;motion planning;collaborative filtering;recommender system;time series analysis;predictive modeling;' +
  'neural network;artificial neural network;convolutional neural network=CNN;recurrent neural network=RNN;deep neural network;long short-term memory=LSTM;generative adversarial network=GAN;transformer model;autoencoder;' +
  'large language model=LLM;language model;multilayer perceptron;perceptron;self-organizing map;support vector machine=SVM;decision tree;random forest;logistic regression;linear regression;naive Bayes;naive Bayes classifier;' +
  'Bayesian network;hidden Markov model=HMM;Markov chain;Markov decision process;conditional random field=CRF;gaussian process;mixture model;k-means;k-nearest neighbors;nearest neighbor;principal component analysis=PCA;' +
  'independent component analysis;linear discriminant analysis=LDA;latent Dirichlet allocation;latent semantic analysis;canonical correlation analysis;singular value decomposition=SVD;gradient descent;stochastic gradient descent=SGD;' +
  'backpropagation;expectation-maximization;genetic algorithm;evolutionary algorithm;genetic programming;simulated annealing;dynamic programming;beam search;Viterbi algorithm;Kalman filter;Monte Carlo method;Q-learning;' +
  'AdaBoost;gradient boosting;least squares;maximum likelihood;maximum likelihood estimation;Fourier transform;fast Fourier transform=FFT;kernel method;word embedding;word2vec;attention mechanism;edge detection;' +
  'mean squared error=MSE;root mean square error=RMSE;mean absolute error;cross entropy;hinge loss;log loss;F1 score;F-measure;BLEU;ROUGE;METEOR;perplexity;word error rate=WER;confusion matrix;ROC curve;' +
  'user interface;graphical user interface=GUI;chatbot;search engine;operating system;virtual reality;augmented reality;blockchain;internet of things=IoT;cloud computing;' +
  // music
  "rock music;rock and roll=rock 'n' roll;hard rock;punk rock;post-punk;pop punk;indie rock;indie pop;alternative rock;progressive rock;psychedelic rock;folk rock;soft rock;glam rock;garage rock;art rock;blues rock;country rock;southern rock;grunge;" +
  'heavy metal;heavy metal music;thrash metal;death metal;black metal;doom metal;power metal;nu metal;progressive metal;metalcore;hardcore punk;pop music;pop rock;synth-pop;synthpop;electropop;dance-pop;dream pop;K-pop;J-pop;' +
  'hip hop;hip hop music;hip-hop;rap;gangsta rap;trap music;R&B=R & B=rhythm and blues;contemporary R&B;contemporary R & B;soul music;neo soul;funk;disco;gospel;gospel music;blues;jazz;smooth jazz;acid jazz;jazz fusion;bebop;swing music;big band;ragtime;' +
  'dixieland;bossa nova;samba;salsa;tango;flamenco;fado;reggae;reggaeton;dancehall;ska;calypso;country music;bluegrass;folk music;folk;americana;new wave;new-wave;new wave music;industrial music;ambient;ambient music;electronic music;electronica;' +
  'house music;deep house;acid house;techno;drum and bass;dubstep;trip hop;breakbeat;electronic dance music=EDM;classical music;baroque;opera;chamber music;minimalism;shoegaze;post-rock;emo;krautrock;Britpop;world music;easy listening;' +
  'guitar;electric guitar;acoustic guitar;bass guitar;piano;keyboard;violin;viola;cello;double bass;drums;percussion;saxophone;trumpet;trombone;clarinet;flute;oboe;bassoon;harmonica;accordion;banjo;mandolin;ukulele;harp;synthesizer;harpsichord;sitar;tabla;timpani;' +
  // writing
  'poetry;prose;fiction;nonfiction;non-fiction;science fiction;historical fiction;crime fiction;detective fiction;fantasy;horror fiction;short story;short stories;novella;fairy tale;folk tale;fable;autobiography;memoir;satire;' +
  "drama;melodrama;epic poem;epic poetry;sonnet;haiku;ode;elegy;ballad;lyric poetry;free verse;blank verse;literary criticism;travel literature;children's literature;young adult fiction;graphic novel;comic book;manga;gothic fiction;romance novel;thriller;" +
  // substances and life
  'hydrogen;helium;lithium;carbon;nitrogen;oxygen;fluorine;neon;sodium;magnesium;aluminium=aluminum;silicon;phosphorus;sulfur=sulphur;chlorine;argon;potassium;calcium;titanium;chromium;manganese;cobalt;nickel;copper;zinc;gallium;arsenic;selenium;bromine;krypton;' +
  'zirconium;niobium;molybdenum;palladium;silver;cadmium;iodine;xenon;caesium;barium;tungsten;platinum;gold;thallium;bismuth;polonium;radon;radium;thorium;uranium;plutonium;americium;curium;deuterium;tritium;graphene;graphite;' +
  'carbon dioxide;carbon monoxide;water vapor;methane;ethane;propane;butane;ethylene;acetylene;benzene;toluene;phenol;ethanol;methanol;acetone;formaldehyde;acetic acid;hydrochloric acid;sulfuric acid;nitric acid;phosphoric acid;ammonia;hydrogen peroxide;' +
  'sodium chloride;sodium hydroxide;potassium hydroxide;calcium carbonate;hydrogen sulfide;sulfur dioxide;nitrous oxide;ozone;glucose;fructose;sucrose;lactose;cellulose;starch;glycogen;caffeine;nicotine;morphine;aspirin;ibuprofen;paracetamol;penicillin;insulin;' +
  'adrenaline;dopamine;serotonin;oxytocin;cortisol;testosterone;estrogen;hemoglobin;myoglobin;collagen;keratin;actin;myosin;tubulin;albumin;casein;interferon;histone;ubiquitin;DNA;RNA;mRNA;tRNA;ATP;NADH;NADPH;DNA polymerase;RNA polymerase;reverse transcriptase;telomerase;' +
  'amylase;lipase;protease;pepsin;trypsin;lactase;catalase;kinase;ligase;helicase;topoisomerase;urease;amino acid;fatty acid;nucleic acid;hydrochloride;ribosome;cholesterol;vitamin C;vitamin D;vitamin B12;' +
  // thought
  'Christianity;Islam;Judaism;Buddhism;Hinduism;Catholicism;Protestantism;atheism;Marxism;communism;socialism;capitalism;liberalism;conservatism;fascism;Nazism;nationalism;anarchism;feminism;democracy;Renaissance;Enlightenment;Romanticism;modernism;surrealism;existentialism;' +
  'Black hole;dark matter;dark energy;general relativity;special relativity;theory of relativity;string theory;big bang;natural selection;plate tectonics;Nobel'

/** Prizes and other things that have no type of their own. */
export const OTHERS =
  'Nobel Prize;Academy Award;Oscar;Grammy Award=Grammy;Golden Globe Award=Golden Globe;Emmy Award=Emmy;Tony Award;Pulitzer Prize;Man Booker Prize=Booker Prize;Hugo Award;Nebula Award;Turing Award;Fields Medal;National Medal of Science;' +
  "Royal Medal;Copley Medal;Legion of Honour;Order of the British Empire;Order of Merit;Victoria Cross;Purple Heart;BAFTA;Palme d'Or;Golden Bear;Golden Lion;Brit Award=BRIT Award;MTV Video Music Award;Mercury Prize;Guggenheim Fellowship;MacArthur Fellowship;Rhodes Scholarship"

/** Events with a proper name, such as wars, games, conferences and holidays. */
export const EVENTS =
  'World War I=First World War=WWI=Great War;World War II=Second World War=WWII;Cold War;Vietnam War;Korean War;Gulf War;Iraq War;American Civil War;Spanish Civil War;French Revolution;Russian Revolution;October Revolution;American Revolution;Industrial Revolution;' +
  'Holocaust;Great Depression;Watergate;Brexit;Olympic Games=Olympics;Summer Olympics;Winter Olympics;World Cup=FIFA World Cup;Super Bowl;Eurovision Song Contest=Eurovision;Woodstock;Glastonbury Festival;Coachella;Cannes Film Festival;NeurIPS=NIPS;ICML;CVPR;ICCV;ECCV;ICLR;SIGGRAPH;KubeCon;Black Friday;Oktoberfest;Hanukkah'
