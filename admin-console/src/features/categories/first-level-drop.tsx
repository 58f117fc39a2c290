import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { CategoryDrag } from './use-category-drag.ts';

/** Drop target for the first level; shown while a category is dragged. */
export function FirstLevelDrop({ drag }: { drag: CategoryDrag }) {
  const { t } = useTranslation('admin-categories');
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drag.dropOnFirstLevel}
      sx={{
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        padding: 1.5,
        marginBlockEnd: 1.5,
        border: '1px dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        color: 'primary.main',
        textAlign: 'center',
        fontWeight: 600,
      }}
    >
      {t('dropFirst')}
    </Box>
  );
}
