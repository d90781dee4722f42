import { open, vol, timed } from './.scratch-lib.mjs'
const c = await open(); const V=vol(1)
await c.query(`DROP INDEX IF EXISTS m_meta`)
await c.query(`CREATE INDEX IF NOT EXISTS m_meta2 ON memories USING gin (metadata jsonb_path_ops) WHERE status='approved'`)
await c.query('VACUUM ANALYZE memories');
console.log('m_meta2',(await c.query(`select pg_size_pretty(pg_relation_size('m_meta2')) s`)).rows[0].s)
const src = cond => `EXISTS (SELECT FROM memory_sources s WHERE s.memory_id=m.memory_id AND s.volume_id=$1 AND ${cond})`
const meta = o => `metadata @> '${JSON.stringify(o)}'::jsonb`
const F = { none:'true',
 'user half': src(`s.user_id='half'`), 'user half + technical (disjoint 10%)': src(`s.user_id='half'`)+` AND memory_type = ANY('{technical}')`,
 'user half & agent 1 name': src(`s.user_id='half' AND s.agent='agent 1'`),
 'meta mail': meta({source:'mail'}), 'meta rare': meta({rare:true}), 'meta none': meta({nothing:1}), 'meta mail+type none': meta({source:'mail'})+` AND memory_type='procedural'`, 'meta mail & n 5': meta({source:'mail',n:4}), 'meta mail & user half & category': meta({source:'mail'})+' AND '+src(`s.user_id='half'`)+` AND category='health'`, 'meta en & user u3':meta({lang:'en'})+' AND '+src(`s.user_id='u3'`), 'meta en & user rare':meta({lang:'en'})+' AND '+src(`s.user_id='rare'`),'meta mail & web':meta({source:'mail',lang:'fr'}), 'meta vol2 only':meta({vol:vol(2)}),'meta vol2 only+type none':meta({vol:vol(2)})+` AND memory_type='procedural'`,
}
for (const [k,f] of Object.entries(F)) {
  await timed(c, 'walk1000 '+k, `SELECT memory_id, created_at FROM (SELECT * FROM memories WHERE volume_id=$1 AND status='approved' ORDER BY created_at DESC, memory_id DESC LIMIT 1000) m WHERE ${f} ORDER BY created_at DESC, memory_id DESC LIMIT 21`, [V])
  await timed(c, 'gather offset0 '+k, `SELECT * FROM (SELECT memory_id, created_at FROM memories m WHERE volume_id=$1 AND status='approved' AND ${f} OFFSET 0) p ORDER BY created_at DESC, memory_id DESC LIMIT 21`, [V], process.argv.includes(k))
}
await c.end()
