import pg from 'pg'
import { readFileSync } from 'node:fs'
const c = new pg.Client(readFileSync('/tmp/sb/url','utf8')); await c.connect()
const org='00000000-0000-4000-8000-000000000001', proj='00000000-0000-4000-8000-000000000002'
const vol=n=>`00000000-0000-4000-9000-00000000000${n}`
await c.query(`INSERT INTO organizations VALUES ($1,'o') ON CONFLICT DO NOTHING`,[org]); await c.query(`INSERT INTO projects VALUES ($1,$2,'p') ON CONFLICT DO NOTHING`,[proj,org])
for (const [n,count] of [[1,100000],[2,150000],[3,20000]]) {
  await c.query(`INSERT INTO volumes (volume_id,org_id,project_id,name,type,head_seq) VALUES ($1,$2,$3,'v','team',$4) ON CONFLICT DO NOTHING`,[vol(n),org,proj,count])
  const t=Date.now()
  await c.query(`INSERT INTO memories (memory_id,org_id,volume_id,status,content,memory_type,category,confidence,reason,key_id,agent_id,agent,user_id,session_id,event_date,event_date_source,metadata,created_at,redactions)
   SELECT gen_random_uuid(), $1, $2::uuid, 'pending', 'Fact number '||i||' of many: the person '||md5(i::text)||' keeps a boat in harbour '||(i%977)||' and pays '||(i%313)||' crowns for it each month.',
    (ARRAY['factual','factual','factual','factual','preference','event','relationship','technical','episodic','factual'])[1+i%10], (ARRAY['work','work','work','technology','event','identity','location','project','other','health'])[1+(i/7)%10], .9, 'New.', 
    ('00000000-0000-4000-a000-00000000000'||(CASE WHEN i%100=0 THEN 3 WHEN i%10<7 THEN 1 ELSE 2 END))::uuid, ('00000000-0000-4000-a000-00000000000'||(CASE WHEN i%100=0 THEN 3 WHEN i%10<7 THEN 1 ELSE 2 END))::uuid, 'agent '||(CASE WHEN i%100=0 THEN 3 WHEN i%10<7 THEN 1 ELSE 2 END),
    CASE WHEN i%10000=5 THEN 'rare' WHEN i%2=0 THEN 'half' WHEN i%5=0 THEN NULL ELSE 'u'||(i%400) END, 's'||(i/20), timestamptz '2023-01-01' + (i%1000)*interval '1 day', 'written',
    CASE WHEN i%10000=7 THEN '{"rare":true,"source":"chat"}'::jsonb WHEN i%3=0 THEN NULL ELSE jsonb_build_object('source',(ARRAY['chat','mail','web'])[1+i%3],'n',i%1000,'lang','en','vol',$2::uuid::text) END,
    timestamptz '2025-01-01' + i*interval '7 seconds', '{}'
   FROM generate_series(1,$3::int) i`,[org,vol(n),count])
  await c.query(`INSERT INTO memory_sources SELECT gen_random_uuid(), memory_id, volume_id, gen_random_uuid(), content, key_id, agent_id, agent, user_id, session_id, event_date, created_at FROM memories WHERE volume_id=$1`,[vol(n)])
  await c.query(`INSERT INTO memory_sources SELECT gen_random_uuid(), memory_id, volume_id, gen_random_uuid(), content, key_id, '00000000-0000-4000-a000-000000000009', 'agent 9', user_id, 'x'||session_id, event_date, created_at+interval '1 day' FROM memories WHERE volume_id=$1 AND position%20=0`,[vol(n)])
  await c.query(`UPDATE memories SET status='approved', seq=position, same_hash=sha256(content::bytea), decided_at=created_at, reason='New.' WHERE volume_id=$1`,[vol(n)])
  console.log(n,count,Date.now()-t)
}
await c.query('VACUUM ANALYZE'); 
for (const t of ['memories','memory_sources']) console.log(t,(await c.query(`select pg_size_pretty(pg_relation_size('${t}')) s`)).rows[0].s)
await c.end()
