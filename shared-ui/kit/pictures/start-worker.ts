import { startWorker } from '../start-worker.ts';

/** File of the worker, relative to the build; defined by the build configuration. */
declare const PICTURE_WORKER: string;

export const startPictureWorker = (): Worker => startWorker(PICTURE_WORKER, 'pictures');
