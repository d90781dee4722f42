import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { deploy } from '@agent-memory/adapters/postgres/migrate'
import { writeFileSync } from 'node:fs'
const s = await startEmbedded({ dataDir: '/tmp/sb/data', log: { info() {}, warn() {} } })
await deploy(s.url)
writeFileSync('/tmp/sb/url', s.url)
console.log(s.url)
process.on('SIGTERM', async () => { await s.stop(); process.exit() })
setInterval(() => {}, 1e6)
