import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { RemovalDialog } from '@mawad/shared-ui/desk/decision/removal-dialog.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import {
  type CategoryDetail,
  deleteAttribute,
  type ManagedAttribute,
} from '@mawad/supabase/catalogue/categories-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { AttributeDialog } from './attribute-dialog.tsx';
import { AttributeRow } from './attribute-row.tsx';

/** Editable attributes of a category, and the inherited ones. */
export function CategoryAttributes({ category }: { category: CategoryDetail }) {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const [edited, setEdited] = useState<ManagedAttribute | 'new' | null>(null);
  const [leaving, setLeaving] = useState<ManagedAttribute | null>(null);
  const remove = useAction({
    act: (services, { attribute, reason }: { attribute: ManagedAttribute; reason: string }) =>
      deleteAttribute(backendOf(services).data, attribute.id, reason),
    reads: ['categories'],
    done: ({ attribute }) => t('attributes.deleted', { name: localized(attribute, 'label', language) }),
    failed: t('attributes.deleteFailed'),
    onDone: () => setLeaving(null),
    onFailed: () => setLeaving(null),
  });
  return (
    <Panel
      component="section"
      aria-labelledby="attributes"
      sx={{ display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } }}
    >
      <Box>
        <Typography id="attributes" variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
          {t('attributes.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('attributes.text')}
        </Typography>
      </Box>
      {category.attributes.length === 0 && <Typography variant="body2">{t('attributes.empty')}</Typography>}
      <Box component="ul" sx={listStyle}>
        {category.attributes.map((attribute) => (
          <AttributeRow
            key={attribute.id}
            attribute={attribute}
            onEdit={() => setEdited(attribute)}
            onDelete={() => setLeaving(attribute)}
          />
        ))}
      </Box>
      <Box>
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => setEdited('new')}>
          {t('attributes.add')}
        </Button>
      </Box>
      {category.inherited.length > 0 && (
        <>
          <Typography variant="h3" sx={{ fontSize: 'var(--text-14)' }}>
            {t('attributes.inherited')}
          </Typography>
          <Box component="ul" sx={listStyle}>
            {category.inherited.map((attribute) => (
              <AttributeRow key={attribute.id} attribute={attribute} />
            ))}
          </Box>
        </>
      )}
      {edited && (
        <AttributeDialog
          categoryId={category.id}
          attribute={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && (
        <RemovalDialog
          title={t('attributes.deleteTitle', { name: localized(leaving, 'label', language) })}
          text={t('attributes.deleteText')}
          name={localized(leaving, 'label', language)}
          confirmLabel={t('attributes.deleteSubmit')}
          busy={remove.isPending}
          onConfirm={(reason) => remove.mutate({ attribute: leaving, reason })}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, '&:empty': { display: 'none' } } as const;
