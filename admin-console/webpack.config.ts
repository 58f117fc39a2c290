import { remoteConfigs } from '@mawad/shared-ui/build/webpack.ts';

export default (_env: unknown, { mode }: { mode?: 'production' | 'development' }) =>
  remoteConfigs(import.meta.dirname, mode ?? 'production', { pictures: true, spreadsheets: true });
