import { moneyMessages } from '@mawad/shared-ui/desk/money/money-messages.ts';
import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

export const moneyHandle: PageHandle = { messages: moneyMessages };
