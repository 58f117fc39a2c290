import { RetentionPlugin } from '@mawad/shared-ui/build/plugins/retention-plugin.ts';
import { remoteConfigs } from '@mawad/shared-ui/build/webpack.ts';

const [client] = remoteConfigs(import.meta.dirname, 'production');

/** A remote built in place of the seller portal; does not change the records of the real one's builds. */
export default {
  ...client,
  cache: false,
  plugins: client!.plugins!.filter((plugin) => !(plugin instanceof RetentionPlugin)),
};
