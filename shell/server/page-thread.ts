// Worker thread of page-pool.ts: renders pages.
import { workerData } from 'node:worker_threads';
import { loadServerBundle, readClientBuild } from './bundle.ts';
import type { PageTask, PageThreadData } from './page-pool.ts';
import { createPages, type PageAnswer } from './pages.ts';
import { createServerEntrySource } from './server-entries.ts';

const { dist, storefrontBase } = workerData as PageThreadData;
const bundle = loadServerBundle(dist);
const storefront = createServerEntrySource(new URL(storefrontBase), bundle);
const answer = createPages({ build: readClientBuild(dist), bundle, storefront });

export default ({ href, language, config, entryFile }: PageTask): Promise<PageAnswer> =>
  answer(new URL(href), language, config, entryFile);
