import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type {
  InformationPageName,
  InformationPageVersion,
} from '@mawad/supabase/site/information-pages-queries';
import { pageVersionsQuery } from './page-queries.ts';
import { usePublishPage } from './use-publish-page.ts';

/** Earlier versions of a page, each with a button that publishes it again, and the built-in text. */
export function PageVersions({ name, version }: { name: InformationPageName; version: number }) {
  const { t } = useTranslation('admin-pages');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const list = useListParams();
  const { data } = useQuery(pageVersionsQuery(useServices(), name, list.page));
  const publish = usePublishPage(name, version);
  // Undefined: no dialog. Null: restore the built-in text.
  const [asked, setAsked] = useState<InformationPageVersion | null>();
  const leave = () => {
    publish.reset();
    setAsked(undefined);
  };
  if (!data || data.count === 0) return null;
  const isOwn = data.page === 1 && data.items[0]?.content === null;
  return (
    <Box component="section" aria-labelledby="versions" sx={{ marginBlockStart: 4 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          marginBlockEnd: 1,
        }}
      >
        <Typography variant="h6" component="h2" id="versions">
          {t('versions')}
        </Typography>
        {!isOwn && <Button onClick={() => setAsked(null)}>{t('ownWords')}</Button>}
      </Box>
      <Panel component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.items.map((one) => (
          <Box component="li" key={one.version} sx={rowStyle}>
            <Box sx={{ minInlineSize: 0 }}>
              <Box sx={{ fontWeight: 600 }}>
                {t('version', { number: format.number(one.version) })}
                {one.content === null && ` · ${t('ownWordsShort')}`}
              </Box>
              <Typography variant="body2" color="textSecondary">
                {[format.dateTime(one.published_at!), one.published_by].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            {one.version === version ? (
              <Typography variant="body2">{t('current')}</Typography>
            ) : (
              <Button onClick={() => setAsked(one)}>{t('restore')}</Button>
            )}
          </Box>
        ))}
      </Panel>
      <Pagination page={data.page} pageCount={data.pages} hrefOf={list.hrefOfPage} />
      <ConfirmDialog
        open={asked !== undefined}
        tone="primary"
        title={asked ? t('restoreTitle', { number: format.number(asked.version) }) : t('ownWordsTitle')}
        text={
          <>
            {t('restoreText')}
            {publish.error && <Alert severity="error">{messageOf(publish.error)}</Alert>}
          </>
        }
        confirmLabel={t('publish')}
        busy={publish.isPending}
        onConfirm={() => publish.mutate(asked?.content ?? null, { onSuccess: leave })}
        onClose={leave}
      />
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  paddingInline: 2,
  paddingBlock: 1,
  minBlockSize: 60,
  '&:not(:first-of-type)': { borderBlockStart: 1, borderColor: 'divider' },
} as const;
