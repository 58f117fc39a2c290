import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { formatPhone } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { requestReturn, type Returnable } from '@mawad/supabase/returns/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { forgetRequestDraft, readRequestDraft, writeRequestDraft } from './request-draft.ts';
import { newValues, type RequestValues, toRequest, wrongFields } from './request-values.ts';

interface ReturnRequestState {
  form: UseFormReturn<RequestValues>;
  /** Paths of stored pictures. */
  pictures: string[];
  changePictures: (paths: string[]) => void;
  send: ReturnType<typeof useMutation<{ id: string; number: string }, Error, RequestValues>>;
}

/** State of a request: restored after a reload or a new sign-in, stored while typing, removed when it is sent. */
export function useReturnRequest(returnable: Returnable, owner: string): ReturnRequestState {
  const services = useServices();
  const orderId = returnable.order.id;
  const [draft] = useState(() => readRequestDraft(orderId, owner));
  const key = useRef(draft?.key ?? mintUuid());
  const picturesAt = useRef(draft?.pictures_at ?? 0);
  const isSent = useRef(false);
  const latest = useRef(returnable);
  useEffect(() => {
    latest.current = returnable;
  }, [returnable]);
  const [pictures, setPictures] = useState(draft?.pictures ?? []);
  const form = useForm<RequestValues>({
    defaultValues: initialValues(returnable, draft?.values),
    mode: 'onTouched',
    resolver: (values) => {
      const wrong = wrongFields(values, latest.current);
      return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(wrong) };
    },
    // The summary of the form moves the focus.
    shouldFocusError: false,
  });
  const { getValues, subscribe } = form;

  useEffect(() => {
    const store = (values: RequestValues) => {
      if (isSent.current) return;
      writeRequestDraft(orderId, {
        ...{ owner, key: key.current, values, pictures, pictures_at: picturesAt.current },
      });
    };
    store(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [orderId, owner, pictures, getValues, subscribe]);

  function changePictures(paths: string[]) {
    picturesAt.current = Date.now();
    setPictures(paths);
  }

  const refresh = () => services.queryClient.invalidateQueries({ queryKey: everyQuery('returns') });
  const send = useMutation<{ id: string; number: string }, Error, RequestValues>({
    mutationFn: (values) => {
      const request = toRequest(values, latest.current, pictures);
      return requestReturn(backendOf(services).data, orderId, key.current, request);
    },
    onSuccess: () => {
      isSent.current = true;
      forgetRequestDraft(orderId);
      return refresh();
    },
    onError: (error) => {
      // The answer may be lost: the same form is sent again under the same key.
      if (!(error instanceof AppError) || error.retryable || error.code === 'idempotency_mismatch')
        return undefined;
      // After a refusal nothing was stored, so a corrected request is a new one.
      key.current = mintUuid();
      return refresh();
    },
  });
  return { form, pictures, changePictures, send };
}

/** Stored values for the lines that may still come back, and new values for the others. */
function initialValues(returnable: Returnable, stored: RequestValues | undefined): RequestValues {
  const empty = newValues(returnable, formatPhone(returnable.order.phone));
  if (!stored) return empty;
  const lines = Object.entries(empty.lines).map(([key, line]) => [key, stored.lines[key] ?? line]);
  return { ...stored, lines: Object.fromEntries(lines) as RequestValues['lines'] };
}

/** Nested errors, as the form library expects them. */
function errorsOf(wrong: string[]): FieldErrors<RequestValues> {
  const error = { type: 'invalid', message: 'invalid' };
  const errors: Record<string, unknown> = {};
  for (const name of wrong) {
    const [field = '', key, part] = name.split('.');
    if (key === undefined || part === undefined) {
      errors[field] = field === 'lines' ? { root: error } : error;
      continue;
    }
    const lines = (errors[field] ??= {}) as Record<string, Record<string, unknown>>;
    (lines[key] ??= {})[part] = error;
  }
  return errors as FieldErrors<RequestValues>;
}
