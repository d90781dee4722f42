import { readFileSync } from 'node:fs'
import { deploy, drift } from '@agent-memory/adapters/postgres/migrate'
import pg from 'pg'
const url=new URL(readFileSync('/tmp/sb/url','utf8')); const c=new pg.Client(url.href); await c.connect(); await c.query('DROP DATABASE IF EXISTS d1'); await c.query('CREATE DATABASE d1'); url.pathname='/d1'
console.log(await deploy(url.href)); console.log(await drift(url.href)); await c.end()
