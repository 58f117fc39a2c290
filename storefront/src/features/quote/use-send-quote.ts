import type { RefObject } from 'react';
import { useLanguage } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { submitQuoteRequest, type SubmittedQuote } from '@mawad/supabase/queries/quotes';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useFormGuard } from '../../form-guard/use-form-guard.ts';
import { toRequestLine, type QuoteLine } from './quote-lines.ts';
import { toAsker, type AskerValues } from './quote-schema.ts';

interface QuoteInput {
  values: AskerValues;
  lines: QuoteLine[];
}

interface SendQuote {
  send: ReturnType<typeof useMutation<SubmittedQuote, Error, QuoteInput>>;
  /** Ref for the input of FormTrap. */
  trap: RefObject<HTMLInputElement | null>;
}

/** Mutation that sends a request; sending the same request again has no effect. */
export function useSendQuote(): SendQuote {
  const services = useServices();
  const language = useLanguage();
  const { guardFor, renew, trap } = useFormGuard();
  const send = useMutation<SubmittedQuote, Error, QuoteInput>({
    mutationFn: ({ values, lines }) => {
      const request = { ...toAsker(values), language, lines: lines.map(toRequestLine) };
      return submitQuoteRequest(backendOf(services).data, guardFor(request), request);
    },
    onSuccess: () => {
      renew();
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    },
  });
  return { send, trap };
}
