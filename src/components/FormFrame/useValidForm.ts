import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * Sends what was typed. While what it returns is not settled nothing is sent again. `true` says that it has arrived for
 * good: then the fields are emptied.
 */
export type SendForm<Values> = (values: Values) => void | Promise<unknown>;

/** What sets a form apart from one that starts empty and is checked when it is sent. */
export interface ValidFormOptions<Values> {
  /** Whether fields are checked at every change from the start, and not only once the form was sent. */
  isLive?: boolean;
  /** What stands in the fields at first; those that are left out are empty. */
  initial?: Partial<Values>;
  /** Gets all that has been typed, at every change. */
  onEdit?: (values: Values) => void;
}

/**
 * A form of texts that is checked by a schema of the contract: when it is sent, and from then on at every change. The
 * first field that is wrong gets the focus. However often the button is pressed, it is sent once at a time.
 */
export function useValidForm<Values extends Record<string, string>>(
  schema: ZodMiniType<Values, Values>,
  onSubmit: SendForm<Values>,
  isSubmitting: boolean,
  { isLive = false, initial, onEdit }: ValidFormOptions<Values> = {},
) {
  const { register, handleSubmit, getFieldState, getValues, reset, trigger, formState } = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    mode: isLive ? 'onChange' : 'onSubmit',
    ...(initial && { defaultValues: initial as DefaultValues<Values> }), // its own type for parts of them
  });
  // Checking takes a moment, and so does the parent until it says that it is submitting; the next press may be quicker.
  const isBusy = useRef(false);
  const { submitCount } = formState;
  useEffect(() => {
    isBusy.current = isSubmitting;
  }, [isSubmitting, submitCount]);

  // Also what was typed into a page drawn at build time, before its code came.
  const tellEarly = useEffectEvent(() => {
    const typed = getValues();
    const edited = Object.keys(typed).filter((name) => typed[name] !== (initial?.[name] ?? ''));
    if (edited.length === 0) return;
    onEdit?.(typed);
    if (isLive) void trigger(edited as Path<Values>[]); // the names that it has just given
  });
  useEffect(() => tellEarly(), []);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    const answer: unknown = await handleSubmit((values) => onSubmit(values))(event);
    if (answer !== true) return;
    const nothing = Object.fromEntries(Object.keys(getValues()).map((name) => [name, '']));
    reset(nothing as Values, { keepSubmitCount: true }); // the same names
  }

  return {
    /** What a field needs; spread it over its input. */
    field: (name: Path<Values>) => ({
      ...register(name, { onChange: () => onEdit?.(getValues()) }),
      error: getFieldState(name, formState).error?.message,
      readOnly: isSubmitting,
    }),
    /** What stands in every field now. */
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
