import { localized, useLanguage } from '@mawad/shared-i18n';
import type { ProductAttribute } from '@mawad/supabase/queries/catalogue';
import * as styles from './product-facts.module.css';

/** Property and value, one row each. */
export function AttributeTable({ attributes }: { attributes: ProductAttribute[] }) {
  const language = useLanguage();
  return (
    <table className={styles.attributes}>
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
    </table>
  );
}
