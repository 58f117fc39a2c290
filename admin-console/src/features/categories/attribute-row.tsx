import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiDeleteOutline, mdiPencilOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import type { ManagedAttribute } from '@mawad/supabase/catalogue/categories-queries';

interface AttributeRowProps {
  attribute: ManagedAttribute;
  /** Omitted for inherited attributes: the row then links to the category that defines the attribute. */
  onEdit?: () => void;
  onDelete?: () => void;
}

export function AttributeRow({ attribute, onEdit, onDelete }: AttributeRowProps) {
  const { t } = useTranslation('admin-categories');
  const language = useLanguage();
  const format = useFormat();
  const { type, options } = attribute;
  const name = localized(attribute, 'label', language);
  const facts = [
    t(`attributes.type.${type}`),
    type === 'option' &&
      t('attributes.options', { count: options.length, number: format.number(options.length) }),
    type === 'number' && localized(attribute, 'unit', language),
    attribute.is_facet && t('attributes.facet'),
    attribute.is_required && t('attributes.required'),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {name}
        </Box>
        <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{facts.join(' · ')}</Box>
        {!onEdit && (
          <AppLink to={`/admin/categories/${attribute.category_id}`} sx={{ fontSize: 'var(--text-12)' }}>
            {t('attributes.from', { name: localized(attribute, 'category_name', language) })}
          </AppLink>
        )}
      </Box>
      {onEdit && (
        <IconButton aria-label={t('attributes.edit', { name })} onClick={onEdit}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
      )}
      {onDelete && (
        <IconButton aria-label={t('attributes.delete', { name })} onClick={onDelete}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      )}
    </Box>
  );
}
