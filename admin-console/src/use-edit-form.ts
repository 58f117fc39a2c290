import { type ChangeEvent, useState } from 'react';
import { useFieldProblem } from './use-field-problem.ts';

type Named<Values> = Extract<keyof Values, string>;
type Problems<Values> = Partial<Record<Named<Values>, string>>;

interface EditForm<Values> {
  initial: Values;
  /** Labels in form order; values without a label have no field. */
  labels: Partial<Record<Named<Values>, string>>;
  /** Validates the values before saving. */
  check?: (values: Values) => Problems<Values>;
}

/** State of a form with its errors, from its own validation and from the database. */
export function useEditForm<Values extends object>({ initial, labels, check }: EditForm<Values>) {
  const problemOf = useFieldProblem();
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(start);
  const [refused, setRefused] = useState<Problems<Values>>({});
  const [attempt, setAttempt] = useState(0);
  const checked = Object.entries(check?.(values) ?? {}).filter(([, problem]) => problem);
  const own = Object.fromEntries(checked) as Problems<Values>;
  const problems: Problems<Values> = { ...refused, ...(attempt > 0 && own) };

  function set<Name extends Named<Values>>(name: Name, value: Values[Name]) {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  }

  /** Resets to a later version but keeps changed fields. */
  function rebase(later: Values) {
    const names = Object.keys(later) as Named<Values>[];
    const typed = names.filter((name) => values[name] !== start[name]);
    setStart(later);
    setValues(
      typed.length === 0
        ? later
        : { ...later, ...Object.fromEntries(typed.map((name) => [name, values[name]])) },
    );
    setRefused({});
    setAttempt(0);
  }

  /** Shows a database error at its field; returns false if the form has no such field. */
  function refuse(error: unknown): boolean {
    const problem = problemOf(error);
    if (!problem || !(problem.field in labels)) return false;
    setRefused({ [problem.field]: problem.message } as Problems<Values>);
    setAttempt((count) => count + 1);
    return true;
  }

  /** Marks an attempt to save; returns true if there are no errors. */
  function mayGo(): boolean {
    setAttempt((count) => count + 1);
    setRefused({});
    return checked.length === 0;
  }

  function text<Name extends Named<Values>>(name: Name) {
    return {
      name,
      label: labels[name] ?? '',
      value: String(values[name] ?? ''),
      error: problems[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, target.value as Values[Name]),
    };
  }

  const errors = (Object.keys(labels) as Named<Values>[]).flatMap((name) =>
    problems[name] ? [{ name, label: labels[name] ?? '', message: problems[name] }] : [],
  );
  /** True if values differ from the initial or last saved ones. */
  const touched = values !== start;
  return { values, set, text, errors, problems, attempt, refuse, mayGo, touched, saved: setStart, rebase };
}
