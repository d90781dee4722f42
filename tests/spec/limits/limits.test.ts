// One suite, because all tests share the service of limited.ts: in shapes 2 and 3 a service is five processes.
import './windows.js'
import './addresses.js'
import './quota.js'
import './log-ins.js'
import './client-documents.js'
