import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useAuditWords } from '@mawad/shared-ui/desk/audit/use-audit-words.ts';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import type { CategoryPlace } from '@mawad/supabase/catalogue/category-import-queries';
import type { Governorate } from '@mawad/supabase/delivery/queries';
import type {
  ExportCode,
  ExportRow,
  LogAction,
  LogChanges,
  LogSubject,
} from '@mawad/supabase/desk/exports-queries';
import type { WordedKind } from './write-export.ts';

type Lookup = (key: string) => string;

/** Returns the words that an export writes instead of codes, ids and entries of the log, in the reader's language. */
export function useExportWords() {
  const { t } = useTranslation([
    'admin-backup',
    'admin-console',
    'admin-contact',
    'admin-quotes',
    'admin-user',
    'audit',
    'common',
    'money',
    'portal-list',
    'returns',
  ]);
  const lookup = t as unknown as Lookup;
  const format = useFormat();
  const language = useLanguage();
  const log = useAuditWords();
  const codes: Record<ExportCode, (code: string, row: ExportRow) => string> = {
    company_status: (code) => lookup(`portal-list:sellerStatus.${code}`),
    account_role: (code) => lookup(`admin-console:roles.${code}`),
    staff_role: (code) => lookup(`admin-console:staffRoles.${code}`),
    company_role: (code) => lookup(`audit:values.role.${code}`),
    unit: (code) => format.unit(code),
    returns_rule: (code) => lookup(`audit:values.returns.${code}`),
    moderation: (code) => lookup(`admin-backup:words.moderation.${code}`),
    order_status: (status, { approved_at, is_pickup }) =>
      lookup(
        `common:orderStatus.${shownOrderStatus({
          status,
          approved_at: approved_at as string | null,
          is_pickup: Boolean(is_pickup),
        })}`,
      ),
    payment_method: (code) => lookup(`admin-backup:words.payment_method.${code}`),
    quote_status: (code) => lookup(`admin-quotes:statuses.${code}`),
    quote_payment: (code) => lookup(`admin-quotes:payments.${code}`),
    language: (code) => lookup(`admin-user:languages.${code}`),
    message_status: (code) => lookup(`admin-contact:statuses.${code}`),
    return_status: (code) => lookup(`returns:statuses.${code}`),
    return_wish: (code) => lookup(`returns:wishes.${code}`),
    return_outcome: (code) => lookup(`returns:outcomes.${code}`),
    ledger_kind: (code) => lookup(`money:kinds.${code}`),
    actor_kind: (code) => lookup(`audit:kinds.${code}`),
  };
  return (governorates: Governorate[]) =>
    (kind: WordedKind, value: ExportRow[string], row: ExportRow): string => {
      switch (kind) {
        case 'governorate': {
          const found = governorates.find(({ code }) => code === value);
          return found ? localized(found, 'name', language) : '';
        }
        case 'category_place':
          return (value as CategoryPlace)[language];
        case 'log_action': {
          const { action, table_name } = value as LogAction;
          return t(`audit:actions.${action}`, { thing: log.thing(table_name) });
        }
        case 'log_subject': {
          const { names, ...subject } = value as LogSubject;
          return names ? localized(names, 'name', language) : (log.label(subject) ?? '');
        }
        case 'log_changes': {
          const isUpdate = (row.action as LogAction).action === 'UPDATE';
          return (value as LogChanges).map((change) => log.change(change, isUpdate)).join('\n');
        }
        default:
          return codes[kind](String(value), row);
      }
    };
}
