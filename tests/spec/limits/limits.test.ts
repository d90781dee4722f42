// One suite, because all tests share the service of limited.ts.
import './windows.js'
import './addresses.js'
import './quota.js'
import './log-ins.js'
import './client-documents.js'
