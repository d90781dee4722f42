import { open, vol, timed } from './.scratch-lib.mjs'
const c = await open(); const V=vol(1)
await c.query(`CREATE INDEX IF NOT EXISTS m_created ON memories (volume_id, created_at, memory_id) INCLUDE (memory_type, category, event_date) WHERE status='approved'`)
await c.query('VACUUM ANALYZE memories')
const src = cond => `EXISTS (SELECT FROM memory_sources s WHERE s.memory_id=m.memory_id AND s.volume_id=m.volume_id AND ${cond})`
const F = {
 none: 'true', 'type 70%': `memory_type = ANY('{factual}')`, 'type 10%': `memory_type = ANY('{technical}')`, 'type none': `memory_type = ANY('{procedural}')`, 
 'type+cat none': `memory_type = ANY('{technical}') AND category = ANY('{health}') AND event_date > '2030-01-01'`, 'date none': `event_date >= '2030-01-01'`, 'date day': `event_date >= '2024-01-01' AND event_date < '2024-01-02'`,
 'user half': src(`s.user_id='half'`), 'user rare': src(`s.user_id='rare'`), 'user none': src(`s.user_id='nobody'`), 'session': src(`s.session_id='s77'`), 'agent 9 (5% sources)': src(`s.agent_id='00000000-0000-4000-a000-000000000009'`), 'agent name none': src(`s.agent='nobody'`),
 'user half + type none': src(`s.user_id='half'`)+` AND memory_type = ANY('{procedural}')`, 'user half, 2028': src(`s.user_id='half'`)+` AND event_date >= '2030-01-01'`,
 'meta chat': `metadata @> '{"source":"chat"}'`, 'meta rare': `metadata @> '{"rare":true}'`, 'meta none': `metadata @> '{"nothing":1}'`, 'meta chat+type none': `metadata @> '{"source":"chat"}' AND memory_type='procedural'`,
}
for (const [k,f] of Object.entries(F)) {
  await timed(c, 'walk '+k, `SELECT memory_id, created_at FROM memories m WHERE volume_id=$1 AND status='approved' AND ${f} ORDER BY created_at DESC, memory_id DESC LIMIT 21`, [V])
  await timed(c, 'gather '+k, `WITH p AS MATERIALIZED (SELECT memory_id, created_at FROM memories m WHERE volume_id=$1 AND status='approved' AND ${f}) SELECT * FROM p ORDER BY created_at DESC, memory_id DESC LIMIT 21`, [V])
}
await c.end()
