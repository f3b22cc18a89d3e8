import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useForm, useWatch, type DefaultValues, type Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { FieldHelp } from '../TextField/FieldHelp.tsx';

/** What checks the values of a form, as a call of the contract describes them, with what is said of each field. */
export type FormSchema<Values> = ZodMiniType<Values, Values>;

/** Sends valid values. Nothing is sent again until it has settled; with `true` the form is emptied. */
export type SendForm<Values> = (values: Values) => void | Promise<unknown>;

/** What sets a form apart from one that starts empty and is checked on submit. */
export interface ValidFormOptions<Values> {
  /** Whether fields are checked at every change from the start, not only after the first submit. */
  isLive?: boolean;
  /** The first values of the fields; those that are left out are empty. */
  initial?: Partial<Values>;
  /** What the server refused of a field: it is said there, and the field gets the focus. */
  refused?: { name: Path<Values>; message: string } | undefined;
  /** Gets all values at every change. */
  onEdit?: ((values: Values) => void) | undefined;
}

/** The `slotProps` of a form's TextField. */
export interface FieldSlotProps {
  input?: OutlinedInputProps;
}

/**
 * A form of texts that a schema checks: on submit, and from then on at every change. The first invalid
 * field gets the focus. However often the button is pressed, one submit runs at a time.
 */
export function useValidForm<Values extends Record<string, string>>(
  schema: FormSchema<Values>,
  onSubmit: SendForm<Values>,
  isSubmitting: boolean,
  { isLive = false, initial, refused, onEdit }: ValidFormOptions<Values> = {},
) {
  const { register, handleSubmit, getFieldState, getValues, reset, setError, setValue, trigger, control, formState } =
    useForm<Values>({
      resolver: standardSchemaResolver(schema),
      mode: isLive ? 'onChange' : 'onSubmit',
      ...(initial && { defaultValues: initial as DefaultValues<Values> }), // its own type for parts of them
    });
  // Validation takes a moment, and so does the parent until it sets `isSubmitting`; the next press may be quicker.
  const isBusy = useRef(false);
  const { submitCount } = formState;
  useEffect(() => {
    isBusy.current = isSubmitting;
  }, [isSubmitting, submitCount]);

  // Fields have no default of ours, so React Hook Form reads what was typed into a prerendered page before hydration.
  const reportTyped = useEffectEvent(() => {
    const values = getValues();
    const edited = Object.keys(values).filter((name) => values[name] !== (initial?.[name] ?? ''));
    if (edited.length === 0) return;
    onEdit?.(values);
    if (isLive) void trigger(edited as Path<Values>[]); // the names that getValues has just returned
  });
  useEffect(() => reportTyped(), []);

  const { name: refusedName, message = '' } = refused ?? {};
  useEffect(() => {
    if (refusedName !== undefined) setError(refusedName, { message }, { shouldFocus: true });
  }, [refusedName, message, setError]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    const isSent: unknown = await handleSubmit((values) => onSubmit(values))(event);
    if (isSent !== true) return;
    const nothing = Object.fromEntries(Object.keys(getValues()).map((name) => [name, '']));
    reset(nothing as Values, { keepSubmitCount: true }); // the same names
  }

  return {
    /** The props that connect a TextField to the form; `hint` helps to fill it in. */
    field: (name: Path<Values>, { hint }: { hint?: ReactNode } = {}) => {
      const { ref, ...events } = register(name, { onChange: () => onEdit?.(getValues()) });
      const error = getFieldState(name, formState).error?.message;
      return {
        ...events,
        inputRef: ref,
        error: error !== undefined,
        helperText: <FieldHelp error={error}>{hint}</FieldHelp>,
        slotProps: { input: { readOnly: isSubmitting } } satisfies FieldSlotProps,
      };
    },
    /** What is typed in the fields, as it is rendered. */
    typed: useWatch({ control }) as Partial<Values>, // its own type for parts of them
    /** Fills a field in. */
    fill: (...change: Parameters<typeof setValue>) => {
      setValue(...change);
      onEdit?.(getValues());
    },
    /** The current values of all fields. */
    values: (): Values => getValues(),
    /** Checks and sends; the handler of the form. */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void send(event);
    },
  };
}
