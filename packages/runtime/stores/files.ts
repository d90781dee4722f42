import { join } from 'node:path'
import { openDiskFiles } from '@agent-memory/adapters/files/disk'
import { makeFolder } from '@agent-memory/adapters/files/make-folder'
import { openS3Files } from '@agent-memory/adapters/files/s3'
import type { FileStore } from '@agent-memory/core/ports/documents/file-store'
import type { Config } from '../config/config.js'

/** Opens the store of uploaded files: in the bucket at S3_URL, else in FILES_DIR, else under DATA_DIR. */
export const openFiles = (config: Config): FileStore =>
  config.s3 ? openS3Files({ ...config.s3, scratch: readingIn(config.dataDir) }) : openDiskFiles(onDisk(config))

/** Creates and returns the folder for uploads in progress. */
export const arrivalsFolder = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> => {
  const folder = arrivingIn(dataDir)
  await makeFolder(folder)
  return folder
}

/** Lists the local folders that hold uploads, permanent or temporary. */
export const uploadFolders = (config: Config): string[] => [
  ...(config.s3 ? [] : [onDisk(config)]),
  ...temporaryFolders(config),
]

/** Lists the folders for files that live only as long as a request or a job. */
export const temporaryFolders = ({ dataDir }: Pick<Config, 'dataDir'>): string[] => [
  arrivingIn(dataDir),
  readingIn(dataDir),
]

const onDisk = ({ filesDir, dataDir }: Config) => filesDir ?? join(dataDir, 'files')
const arrivingIn = (dataDir: string) => join(dataDir, 'arriving')
const readingIn = (dataDir: string) => join(dataDir, 'reading')
