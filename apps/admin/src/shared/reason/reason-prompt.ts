import type { ModerationReason } from '@showcase/data/admins';
import type { DataClient } from '@showcase/data/client';
import type { ReactNode } from 'react';

export type ChoicesState = { chosen: string[]; onChange: (chosen: string[]) => void };

/** A pending change by an admin that requires a reason. */
export type ReasonPrompt = {
  /** Identifies the draft by action and target. */
  key: string;
  /** A question that names the target. */
  title: string;
  consequence: string;
  confirmLabel: string;
  variant: 'danger' | 'primary';
  /** What the admin may choose beside the reason, and what is chosen at first. */
  choices?: { initial: string[]; render: (state: ChoicesState) => ReactNode };
  perform: (client: DataClient, reason: string, chosen: string[]) => Promise<boolean>;
  /** Below the field; by default it says that the person affected sees the reason. */
  reasonHint?: string;
  /** Shown after success. */
  successText: string;
  /** Shown if another admin did it first. */
  conflictText: string;
  /** The reason the other admin gave. */
  existing?: { label: string; details: ModerationReason } | null;
};
