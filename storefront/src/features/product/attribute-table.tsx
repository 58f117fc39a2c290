import { localized, useLanguage } from '@mawad/shared-i18n';
import type { ProductAttribute } from '@mawad/supabase/catalogue/queries';
import * as styles from './product-facts.module.css';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';

export function AttributeTable({ attributes }: { attributes: ProductAttribute[] }) {
  const language = useLanguage();
  return (
    <table className={styles.attributes}>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.key}>
            <th scope="row">{localized(attribute, 'label', language)}</th>
            <td>
              <LocalizedText>{localized(attribute, 'value', language)}</LocalizedText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
