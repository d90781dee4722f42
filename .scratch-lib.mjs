import pg from 'pg'
import { readFileSync } from 'node:fs'
export const open = async () => { const c = new pg.Client(readFileSync('/tmp/sb/url','utf8')); await c.connect(); return c }
export const vol=n=>`00000000-0000-4000-9000-00000000000${n}`
export const timed = async (c, label, text, values, plan=false) => {
  const ms=[]; let rows
  for (let i=0;i<5;i++){ const t=performance.now(); rows=(await c.query({text,values})).rows; ms.push(performance.now()-t) }
  ms.sort((a,b)=>a-b)
  const size = rows[0]?.ids ? rows[0].ids.length/16 : rows.length
  console.log(label.padEnd(44), String(size).padStart(6), 'min', ms[0].toFixed(1).padStart(7), 'median', ms[2].toFixed(1).padStart(7), 'max', ms[4].toFixed(1).padStart(7))
  if (plan) console.log((await c.query({text:'EXPLAIN (ANALYZE, BUFFERS) '+text,values})).rows.map(r=>'    '+r['QUERY PLAN']).join('\n'))
}
