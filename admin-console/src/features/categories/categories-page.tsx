import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { mdiPlus, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { CategoriesEmpty } from './categories-empty.tsx';
import { type CategoryWish, CategoryWork } from './category-work.tsx';
import { CategoryLevel } from './category-level.tsx';
import { FirstLevelDrop } from './first-level-drop.tsx';
import { useCategoryDrag } from './use-category-drag.ts';

/** Tree of categories, loaded level by level, or search results. */
export function CategoriesPage() {
  const { t } = useTranslation('admin-categories');
  const list = useListParams();
  const [wish, setWish] = useState<CategoryWish | null>(null);
  const drag = useCategoryDrag();
  return (
    <PortalPage
      title={t('title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ButtonLink to="/admin/categories/import" variant="outlined" startIcon={<Icon path={mdiUpload} />}>
            {t('import.action')}
          </ButtonLink>
          <ButtonLink to="/admin/categories/new" variant="contained" startIcon={<Icon path={mdiPlus} />}>
            {t('new')}
          </ButtonLink>
        </Box>
      }
    >
      <PortalFilters>
        <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      </PortalFilters>
      {!list.term && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ marginBlockEnd: 1.5, '@media (pointer: coarse)': { display: 'none' } }}
        >
          {t('dragHint')}
        </Typography>
      )}
      {drag.held && drag.held.parent_id !== null && <FirstLevelDrop drag={drag} />}
      <Panel sx={{ overflow: 'hidden' }}>
        <CategoryLevel
          parentId={null}
          term={list.term}
          drag={drag}
          onWish={setWish}
          empty={<CategoriesEmpty term={list.term} onClear={list.clear} />}
        />
      </Panel>
      {wish && <CategoryWork {...wish} onClose={() => setWish(null)} />}
    </PortalPage>
  );
}
