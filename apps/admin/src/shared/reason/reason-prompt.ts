import type { DataClient, ModerationReason } from '@showcase/data';

/** A change that an admin is about to make and must give a reason for. */
export type ReasonPrompt = {
  /** Tells one draft from another: action and target. */
  key: string;
  /** The question, which names the thing. */
  title: string;
  consequence: string;
  confirmLabel: string;
  variant: 'danger' | 'primary';
  perform: (client: DataClient, reason: string) => Promise<boolean>;
  /** Shown when it is done. */
  successText: string;
  /** Shown when another admin did it first. */
  conflictText: string;
  /** The reason that admin gave. */
  existing?: { label: string; details: ModerationReason } | null;
};
