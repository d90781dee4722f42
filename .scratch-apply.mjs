import { open } from './.scratch-lib.mjs'
import { deploy } from '@agent-memory/adapters/postgres/migrate'
import { readFileSync } from 'node:fs'
const c = await open(); for (const i of ['m_created','m_meta2','s_user','s_session','s_agent_id','s_agent']) await c.query(`DROP INDEX IF EXISTS ${i}`)
const t=Date.now(); console.log(await deploy(readFileSync('/tmp/sb/url','utf8')), Date.now()-t,'ms'); await c.query('VACUUM ANALYZE memories'); await c.query('VACUUM ANALYZE memory_sources')
console.log((await c.query(`select pg_size_pretty(pg_relation_size('memories_in_order_of_creation')) s`)).rows[0].s); await c.end()
