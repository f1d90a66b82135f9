import type { HireRequestAction, ListedHireRequest } from '@showcase/data/hire-requests';

/** An action that the user confirms in a dialog, with its texts. */
export type Decision = {
  action: HireRequestAction;
  question: string;
  /** The topic of the question. */
  getSubject: (request: ListedHireRequest) => string;
  confirmLabel: string;
  cancelLabel: string;
  /** Depends on the request where an action does not always do the same. */
  successText: string | ((request: ListedHireRequest) => string);
  variant: 'primary' | 'danger';
};

/** A decision that waits for its confirmation. */
export type OpenDecision = {
  decision: Decision;
  request: ListedHireRequest;
  /** The button that opened the dialog. */
  button: HTMLElement;
};

export type DecisionDialogProps = OpenDecision & {
  onClose: () => void;
  /** Called if the request has changed in the meantime. */
  onConflict: (request: ListedHireRequest) => void;
};

export type OnDecide = (openDecision: OpenDecision) => void;
