import { section } from './section.js'

/** Answers from memory, and the check of what they cite. */
export const chatSections = [
  section('specification, Memory, POST /agent/memory/chat', {
    'chat.answer': 'POST /agent/memory/chat: answer, sources, citations and their verification',
    'chat.filters': 'date_from, date_to, user_id, session_id, agent_id',
    'chat.limit': 'limit: 1-50, default 10; most memories considered',
    'chat.query': 'query: 1-10,000 characters',
    'chat.access': 'Chat needs read access to the volume',
  }),
  section('specification, Events, Chat streaming', {
    'chat.stream': 'The events of a streamed answer: sources, token, citations, done',
  }),
  section('decisions, Chat', {
    'chat.marks': '[n] in the text is 1-based, source_index 0-based',
    'chat.refusal': 'Nothing supported: "I don\'t have that in memory" and answered: false, streamed in the same order',
    'chat.system-prompt': "An agent's system_prompt precedes the rules in its chats",
    'chat.left': 'A client that leaves stops the model call; comments keep a stream open',
  }),
  section('decisions, Memory', {
    'guard.withheld': 'Suspicious memories are withheld from chat until reviewed',
    'chat.as-of': 'Superseded memories leave retrieval; as_of answers as of then',
  }),
]
