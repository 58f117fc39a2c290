import { localized, useLanguage } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import type { ProductAttribute } from '@mawad/supabase/queries/catalogue';

/** Property and value, one row each. */
export function AttributeTable({ attributes }: { attributes: ProductAttribute[] }) {
  const language = useLanguage();
  return (
    <Box
      component="table"
      sx={{
        inlineSize: '100%',
        borderCollapse: 'collapse',
        fontSize: 'var(--text-14)',
        '& tr': { borderBlockEnd: 1, borderColor: 'divider' },
        '& th, & td': { padding: '8px 0', textAlign: 'start', verticalAlign: 'top' },
        '& th': { inlineSize: '44%', paddingInlineEnd: 2, fontWeight: 400, color: 'text.secondary' },
        '& td': { fontWeight: 500, overflowWrap: 'anywhere' },
      }}
    >
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.key}>
            <th scope="row">{localized(attribute, 'label', language)}</th>
            <td>
              <bdi>{localized(attribute, 'value', language)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
