/**
 * Software, languages, formats and services, separated by `;`. Each is its usual name, followed by any other names:
 * `Python=python3=CPython`.
 */
export const TECHNOLOGIES =
  // languages
  'Python=python3=CPython;JavaScript=JS=ECMAScript;TypeScript=TS;Java;Kotlin;Scala;Clojure;Groovy;C;C++=cpp;C#=csharp=c sharp;' +
  'F#;.NET=dotnet=.NET Core=.NET Framework;Visual Basic=VB.NET;Go=Golang;Rust;Swift;Objective-C;Ruby;PHP;Perl;Raku;Lua;R;Julia;MATLAB;' +
  'GNU Octave;Fortran;COBOL;Pascal;Delphi;Ada;Lisp=Common Lisp;Scheme;Racket;Prolog;Haskell;OCaml;Erlang;Elixir;Elm;Dart;' +
  'Zig;Nim;Crystal;Solidity;Bash;PowerShell;SQL;PL/SQL;HTML=HTML5;CSS=CSS3;Sass=SCSS;XML;JSON;YAML;TOML;CSV;Markdown;LaTeX=TeX;' +
  'WebAssembly=WASM;Verilog;VHDL;Smalltalk;Logo;APL;Simula;ALGOL;Assembly language;Apex;ABAP;SPARQL;XQuery;XSLT;' +
  // runtimes and frameworks
  'Node.js=Node=NodeJS;Deno;Bun;React=React.js=ReactJS;React Native;Next.js=NextJS;Vue=Vue.js=VueJS;Nuxt=Nuxt.js;Angular=AngularJS;' +
  'Svelte;SvelteKit;SolidJS;Remix;Astro;jQuery;Redux;MobX;Tailwind CSS=Tailwind;Bootstrap;Material UI=MUI;Storybook;Webpack;Vite;' +
  'Rollup;esbuild;Babel;ESLint;Prettier;Biome;Express=Express.js;Fastify;NestJS=Nest.js;Koa;Django;Flask;FastAPI;Ruby on Rails=Rails;' +
  'Sinatra;Laravel;Symfony;Spring Boot;Spring;Hibernate;Quarkus;Micronaut;Ktor;ASP.NET=ASP.NET Core;Blazor;Phoenix;Gin;' +
  'Actix;Tokio;Electron;Tauri;Flutter;Ionic;Xamarin;Qt;GTK;SwiftUI;UIKit;Jetpack Compose;Unity;Unreal Engine;Godot;OpenGL;' +
  'Vulkan;DirectX;CUDA;OpenCL;Prisma;Sequelize;TypeORM;Drizzle;SQLAlchemy;Alembic;Celery;Sidekiq;Zod;tRPC;gRPC;GraphQL;REST API;' +
  'OpenAPI=Swagger;Protocol Buffers=protobuf;WebSocket=WebSockets;WebRTC;MQTT;AMQP;OAuth=OAuth 2.0=OAuth2;OpenID Connect=OIDC;SAML;' +
  'JWT=JSON Web Token;TLS=SSL;SSH;HTTP=HTTPS;DNS;TCP/IP=TCP;UDP;FTP=SFTP;SMTP;IMAP;LDAP;Kerberos;IPv6;IPv4;VPN;WireGuard;OpenVPN;' +
  // data
  'PostgreSQL=Postgres=psql;MySQL;MariaDB;SQLite;Oracle Database;SQL Server=MSSQL=Microsoft SQL Server;MongoDB=Mongo;Redis;' +
  'Valkey;Memcached;Elasticsearch;OpenSearch;Solr=Apache Solr;Lucene=Apache Lucene;Cassandra=Apache Cassandra;ScyllaDB;DynamoDB;' +
  'CouchDB;Couchbase;Neo4j;InfluxDB;TimescaleDB;ClickHouse;DuckDB;Snowflake;BigQuery;Redshift;Databricks;Supabase;Firebase;' +
  'Firestore;PlanetScale;CockroachDB;etcd;ZooKeeper=Apache ZooKeeper;Kafka=Apache Kafka;RabbitMQ;NATS;Pulsar=Apache Pulsar;ActiveMQ;' +
  'Spark=Apache Spark=PySpark;Hadoop=Apache Hadoop;Hive=Apache Hive;Flink=Apache Flink;Airflow=Apache Airflow;dbt;Dagster;Parquet;' +
  'Avro;Qdrant;Pinecone;Weaviate;Milvus;Chroma=ChromaDB;FAISS;pgvector;MinIO;Ceph;BullMQ;' +
  // operations
  'Docker;Docker Compose;Podman;Kubernetes=k8s=K8s;Helm;Kustomize;OpenShift;Rancher;Istio;Linkerd;Envoy;Traefik;NGINX=nginx;' +
  'Apache HTTP Server;HAProxy;Caddy;Terraform;OpenTofu;Pulumi;Ansible;Chef;Puppet;Vagrant;Jenkins;GitHub Actions;GitLab CI;CircleCI;' +
  'Travis CI;Argo CD=ArgoCD;Prometheus;Grafana;Datadog;New Relic;Sentry;Splunk;Kibana;Logstash;OpenTelemetry;Jaeger;Zipkin;' +
  'PagerDuty;Nagios;Consul;HashiCorp Vault;Amazon Web Services=AWS;Amazon S3=S3;EC2=Amazon EC2;AWS Lambda;Azure=Microsoft Azure;' +
  'Google Cloud=GCP=Google Cloud Platform;Heroku;Vercel;Netlify;DigitalOcean;Fly.io;Linux;Ubuntu;Debian;Fedora;Arch Linux;CentOS;' +
  'Red Hat Enterprise Linux=RHEL;Alpine Linux;FreeBSD;OpenBSD;Unix=UNIX;Windows;macOS=Mac OS X=OS X;iOS;iPadOS;Android;watchOS;ARM;x86=x86-64;RISC-V;' +
  'Git;Subversion=SVN;Mercurial;npm;pnpm;Yarn;pip;Conda=Anaconda;Homebrew;Maven;Gradle;Cargo;CMake;Bazel;GCC;LLVM;Clang;' +
  // tools for work
  'GitHub;GitLab;Bitbucket;Jira;Confluence;Trello;Asana;Linear;Notion;Slack;Microsoft Teams;Zoom;Discord;Figma;Sketch;Photoshop;' +
  'Excel=Microsoft Excel;PowerPoint;Microsoft Word;Google Docs;Google Sheets;Google Drive;Gmail;Outlook;Dropbox;Obsidian;Airtable;' +
  'Salesforce;HubSpot;SAP;Tableau;Power BI;Looker;Metabase;Stripe;Twilio;SendGrid;Zapier;WordPress;Shopify;Drupal;Joomla;' +
  'VS Code=Visual Studio Code=VSCode;Visual Studio;IntelliJ=IntelliJ IDEA;PyCharm;WebStorm;Eclipse;Xcode;Android Studio;Vim;Neovim;' +
  'Emacs;Sublime Text;Jupyter=Jupyter Notebook;Postman;Cursor;Copilot=GitHub Copilot;Chrome=Google Chrome;Firefox;Safari;Selenium;' +
  'Cypress;Playwright;Puppeteer;Jest;Mocha;Vitest;pytest;JUnit;RSpec;k6;JMeter;' +
  // machine learning
  'TensorFlow;PyTorch;Keras;JAX;scikit-learn=sklearn;NumPy;SciPy;pandas;Matplotlib;Plotly;seaborn;OpenCV;spaCy;NLTK;Hugging Face;' +
  'LangChain;LlamaIndex;ONNX;ONNX Runtime;XGBoost;LightGBM;MLflow;Weka;Theano;Caffe;Torch;Mathematica;SPSS;Stata;SAS;RapidMiner;KNIME;' +
  'LabVIEW;Simulink;ChatGPT;GPT-4;GPT-4o;GPT-3;GPT-2;Claude;Gemini;Llama=LLaMA;Mistral;BERT;Whisper;DALL-E;Stable Diffusion;Midjourney;AlphaGo;' +
  'Siri;Alexa=Amazon Alexa;Cortana;Google Assistant;Google Translate;WordNet;ImageNet;FrameNet;Wikidata;DBpedia;Raspberry Pi;Arduino;ROS=Robot Operating System;' +
  'Bluetooth;Wi-Fi=WiFi;Zigbee;LoRa;USB;HDMI;GPS;RFID;NFC;5G;LTE'

/**
 * Names that are also ordinary words. They count only with their capitals, and at the start of a sentence only before a
 * verb such as "is".
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    'go rust swift ruby react remix spring express flask gin phoenix spark chef puppet consul linear notion slack zoom sketch ' +
    'crystal scheme logo racket nim ada c r julia dart helm yarn cargo hive pulsar solr cursor eclipse safari chrome cypress ' +
    'jest mocha windows torch caffe sas node ts js babel rails unity celery bun astro bootstrap excel outlook claude gemini ' +
    'mistral whisper envoy elm swift zig copilot apex assembly fly discord stripe prisma drizzle biome snowflake looker ros ' +
    'arm pip chroma confluence teams basic pascal delphi oracle apple amazon target gap shell mercury phoenix orange visa uber ' +
    'square block signal box bolt lime bird total puma nice reading bath mobile turkey china chad jordan georgia guinea ' +
    'spa mali niger cork split essen lent march may august congress parliament earth sun moon eagle queen rush yes kiss ' +
    'police doors who cars journey boston chicago kansas europe asia genesis cream traffic poison heart meta'
  ).split(' '),
)
