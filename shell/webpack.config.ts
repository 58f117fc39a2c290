import { shellConfigs } from '@mawad/shared-ui/build/webpack.ts';

export default (_env: unknown, { mode }: { mode?: 'production' | 'development' }) =>
  shellConfigs(import.meta.dirname, mode ?? 'production');
