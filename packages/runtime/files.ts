import { join } from 'node:path'
import { openDiskFiles } from '@agent-memory/adapters/files/disk'
import { makeFolder } from '@agent-memory/adapters/files/make-folder'
import { openS3Files } from '@agent-memory/adapters/files/s3'
import type { FileStore } from '@agent-memory/core/ports/file-store'
import type { Config } from './config.js'

/** Where uploaded files lie: in the bucket of S3_URL, else in FILES_DIR, else under DATA_DIR. */
export const openFiles = (config: Config): FileStore =>
  config.s3 ? openS3Files({ ...config.s3, scratch: readingIn(config.dataDir) }) : openDiskFiles(onDisk(config))

/** The folder of uploads that are arriving, made. */
export const arrivalsFolder = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> => {
  const folder = arrivingIn(dataDir)
  await makeFolder(folder)
  return folder
}

/** Folders of this machine that hold uploads, whole ones and those that pass. */
export const uploadFolders = (config: Config): string[] => [
  ...(config.s3 ? [] : [onDisk(config)]),
  ...passingFolders(config),
]

/** Folders of files that live for the time of a request or a job. */
export const passingFolders = ({ dataDir }: Pick<Config, 'dataDir'>): string[] => [
  arrivingIn(dataDir),
  readingIn(dataDir),
]

const onDisk = ({ filesDir, dataDir }: Config) => filesDir ?? join(dataDir, 'files')
const arrivingIn = (dataDir: string) => join(dataDir, 'arriving')
const readingIn = (dataDir: string) => join(dataDir, 'reading')
