import * as sharedI18n from '@mawad/shared-i18n';
import * as trans from '@mawad/shared-i18n/trans';
import * as contract from '@mawad/shared-ui/contract';
import * as mui from '@mawad/shared-ui/mui';
import * as muiForms from '@mawad/shared-ui/mui-forms';
import * as muiMore from '@mawad/shared-ui/mui-more';
import * as muiOverlays from '@mawad/shared-ui/mui-overlays';
import * as query from '@mawad/shared-ui/query';
import * as router from '@mawad/shared-ui/router';
import * as store from '@mawad/shared-ui/store';
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
  '@mawad/shared-ui/contract': contract,
  '@mawad/shared-ui/mui': mui,
  '@mawad/shared-ui/mui-forms': muiForms,
  '@mawad/shared-ui/mui-more': muiMore,
  '@mawad/shared-ui/mui-overlays': muiOverlays,
  '@mawad/shared-ui/query': query,
  '@mawad/shared-ui/router': router,
  '@mawad/shared-ui/store': store,
  '@mawad/supabase/client': supabaseClient,
  '@mawad/supabase/errors': supabaseErrors,
};
