import { createContext } from 'react';

/** One message above a form that describes the errors of its fields. */
export type ErrorSummary = {
  /** The ID of the message. */
  id: string;
  /** The names of the fields that it describes. */
  fields: readonly string[];
};

/** Null if each field shows its own error. */
export const ErrorSummaryContext = createContext<ErrorSummary | null>(null);
