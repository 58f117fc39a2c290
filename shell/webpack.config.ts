import { shellConfigs } from '@mawad/shared-ui/federation/webpack';

export default (_env: unknown, { mode }: { mode?: 'production' | 'development' }) =>
  shellConfigs(import.meta.dirname, mode ?? 'production');
