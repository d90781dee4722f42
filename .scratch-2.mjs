import { open, vol, timed } from './.scratch-lib.mjs'
const c = await open(); const V=vol(1)
const t0=Date.now()
await c.query(`CREATE INDEX IF NOT EXISTS s_user ON memory_sources (volume_id, user_id, memory_id)`)
await c.query(`CREATE INDEX IF NOT EXISTS s_session ON memory_sources (volume_id, session_id, memory_id)`)
await c.query(`CREATE INDEX IF NOT EXISTS s_agent_id ON memory_sources (volume_id, agent_id, memory_id)`)
await c.query(`CREATE INDEX IF NOT EXISTS s_agent ON memory_sources (volume_id, agent, memory_id)`)
await c.query(`CREATE INDEX IF NOT EXISTS m_meta ON memories USING gin (jsonb_set('{}', ARRAY[volume_id::text], metadata) jsonb_path_ops) WHERE status='approved'`)
console.log('built', Date.now()-t0)
await c.query('VACUUM ANALYZE memories'); await c.query('VACUUM ANALYZE memory_sources')
for (const i of ['m_created','s_user','s_session','s_agent_id','s_agent','m_meta','memory_sources_memory_id_idx','memories_volume_id_seq_idx']) console.log(i,(await c.query(`select pg_size_pretty(pg_relation_size('${i}')) s`)).rows[0].s)
const src = cond => `EXISTS (SELECT FROM memory_sources s WHERE s.memory_id=m.memory_id AND s.volume_id=$1 AND ${cond})`
const meta = o => `jsonb_set('{}', ARRAY[volume_id::text], metadata) @> jsonb_build_object($1::uuid::text, '${JSON.stringify(o)}'::jsonb)`
const F = {
 'user half': src(`s.user_id='half'`), 'user rare': src(`s.user_id='rare'`), 'user none': src(`s.user_id='nobody'`), 'session': src(`s.session_id='s77'`), 'agent 9 (5% sources)': src(`s.agent_id='00000000-0000-4000-a000-000000000009'`), 'agent name none': src(`s.agent='nobody'`),
 'user half + type none': src(`s.user_id='half'`)+` AND memory_type = ANY('{procedural}')`, 'user half + technical (disjoint 10%)': src(`s.user_id='half'`)+` AND memory_type = ANY('{technical}')`,'user half + pref,event,tech (disjoint?)': src(`s.user_id='half'`)+` AND memory_type = ANY('{technical,event,preference}')`, 'user half, 2028': src(`s.user_id='half'`)+` AND event_date >= '2030-01-01'`,
 'user half & agent 3': src(`s.user_id='half' AND s.agent='agent 3'`), 'user half & agent 1 name': src(`s.user_id='half' AND s.agent='agent 1'`),  'user half & sess': src(`s.user_id='half' AND s.session_id='s77'`), 'agent 1 id & user u3':src(`s.user_id='u3' AND s.agent_id='00000000-0000-4000-a000-000000000001'`),
 'meta mail': meta({source:'mail'}), 'meta rare': meta({rare:true}), 'meta none': meta({nothing:1}), 'meta mail+type none': meta({source:'mail'})+` AND memory_type='procedural'`, 'meta mail & n 5': meta({source:'mail',n:4}), 'meta mail & user half & category': meta({source:'mail'})+' AND '+src(`s.user_id='half'`)+` AND category='health'`, 'meta en & user u3':meta({lang:'en'})+' AND '+src(`s.user_id='u3'`),
}
for (const [k,f] of Object.entries(F)) {
  await timed(c, 'walk1000 '+k, `SELECT memory_id, created_at FROM (SELECT * FROM memories WHERE volume_id=$1 AND status='approved' ORDER BY created_at DESC, memory_id DESC LIMIT 1000) m WHERE ${f} ORDER BY created_at DESC, memory_id DESC LIMIT 21`, [V])
  await timed(c, 'gather '+k, `WITH p AS MATERIALIZED (SELECT memory_id, created_at FROM memories m WHERE volume_id=$1 AND status='approved' AND ${f}) SELECT * FROM p ORDER BY created_at DESC, memory_id DESC LIMIT 21`, [V], process.argv.includes(k))
}
await c.end()
