import * as sharedI18n from '@mawad/shared-i18n';
import * as trans from '@mawad/shared-i18n/trans';
import * as contract from '@mawad/shared-ui/platform/contract.ts';
import * as mui from '@mawad/shared-ui/kit/mui.ts';
import * as muiForms from '@mawad/shared-ui/kit/mui-forms.ts';
import * as muiMore from '@mawad/shared-ui/kit/mui-more.ts';
import * as muiOverlays from '@mawad/shared-ui/kit/mui-overlays.ts';
import * as query from '@mawad/shared-ui/platform/query.ts';
import * as router from '@mawad/shared-ui/kit/router.ts';
import * as store from '@mawad/shared-ui/platform/store/index.ts';
import * as supabaseClient from '@mawad/supabase/client';
import * as supabaseErrors from '@mawad/supabase/errors';
import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Shared modules that a remote's server entry gets from `require`: the server's own copies. */
export const provided: Record<string, unknown> = {
  react,
  'react/jsx-runtime': reactJsxRuntime,
  'react-dom': reactDom,
  '@mawad/shared-i18n': sharedI18n,
  '@mawad/shared-i18n/trans': trans,
  '@mawad/shared-ui/platform/contract.ts': contract,
  '@mawad/shared-ui/kit/mui.ts': mui,
  '@mawad/shared-ui/kit/mui-forms.ts': muiForms,
  '@mawad/shared-ui/kit/mui-more.ts': muiMore,
  '@mawad/shared-ui/kit/mui-overlays.ts': muiOverlays,
  '@mawad/shared-ui/platform/query.ts': query,
  '@mawad/shared-ui/kit/router.ts': router,
  '@mawad/shared-ui/platform/store/index.ts': store,
  '@mawad/supabase/client': supabaseClient,
  '@mawad/supabase/errors': supabaseErrors,
};
