import { join } from 'node:path';
import webpack from 'webpack';
import { RetentionPlugin } from '@mawad/shared-ui/build/plugins/retention-plugin.ts';
import { remoteConfigs } from '@mawad/shared-ui/build/webpack.ts';

const portal = join(import.meta.dirname, '../..');
const routes = join(import.meta.dirname, 'routes.tsx');

/** Portal with a page for the media fields alone; the journey that opens the page builds it under MAWAD_BUILD_DIR. */
export default remoteConfigs(portal, 'production', { pictures: true }).map((config) => ({
  ...config,
  cache: false,
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof RetentionPlugin)),
    new webpack.NormalModuleReplacementPlugin(/^\.\/routes\.tsx$/, (data) => {
      if (data.context === join(portal, 'src')) data.request = routes;
    }),
  ],
}));
