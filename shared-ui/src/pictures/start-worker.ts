import { startWorker } from '../start-worker.ts';

/** File of the worker, relative to the build; set by the build's configuration. */
declare const PICTURE_WORKER: string;

/** Starts the worker that encodes pictures. */
export const startPictureWorker = (): Worker => startWorker(PICTURE_WORKER, 'pictures');
