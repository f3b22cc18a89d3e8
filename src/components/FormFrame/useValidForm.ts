import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useForm, type Path } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Sends what was typed. While what it returns is not settled nothing is sent again. */
export type SendForm<Values> = (values: Values) => void | Promise<unknown>;

/**
 * A form of texts that is checked by a schema of the contract: when it is sent, and from then on at every change. The
 * first field that is wrong gets the focus. However often the button is pressed, it is sent once at a time.
 */
export function useValidForm<Values extends Record<string, string>>(
  schema: ZodMiniType<Values, Values>,
  onSubmit: SendForm<Values>,
  isSubmitting: boolean,
) {
  const { register, handleSubmit, getFieldState, formState } = useForm<Values>({
    resolver: standardSchemaResolver(schema),
  });
  // Checking takes a moment, and so does the parent until it says that it is submitting; the next press may be quicker.
  const isBusy = useRef(false);
  const { submitCount } = formState;
  useEffect(() => {
    isBusy.current = isSubmitting;
  }, [isSubmitting, submitCount]);

  return {
    /** What a field needs; spread it over its input. */
    field: (name: Path<Values>) => ({
      ...register(name),
      error: getFieldState(name, formState).error?.message,
      readOnly: isSubmitting,
    }),
    /** Checks and sends; the handler of the form. */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void handleSubmit((values) => onSubmit(values))(event);
    },
  };
}
