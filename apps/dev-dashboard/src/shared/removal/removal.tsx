import { Button, Notice } from '@showcase/ui';
import { lazy, Suspense } from 'react';
import type { Item, useRemoval } from './use-removal.ts';

const RemovalQuestion = lazy(() =>
  import('./removal-question.tsx').then((module) => ({ default: module.RemovalQuestion })),
);

type RemovalProps<T extends Item> = {
  removal: Omit<ReturnType<typeof useRemoval<T>>, 'ask' | 'isGone'>;
  question: string;
};

/** The question before something is deleted, and the way back after it. */
export function Removal<T extends Item>({ removal, question }: RemovalProps<T>) {
  const { asked, pending, failed, hold } = removal;
  return (
    <>
      {asked && (
        <Suspense>
          <RemovalQuestion
            question={question}
            subject={asked.title}
            onCancel={removal.cancel}
            onConfirm={removal.confirm}
          />
        </Suspense>
      )}
      {pending && (
        <Notice
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
          action={
            <Button size="s" onClick={removal.undo}>
              Undo
            </Button>
          }
        >
          “{pending.title}” is deleted.
        </Notice>
      )}
      {failed.map((item) => (
        <Notice
          key={item.id}
          variant="danger"
          action={
            <Button size="s" onClick={() => removal.retry(item)}>
              Try again
            </Button>
          }
        >
          “{item.title}” could not be deleted. It is still here.
        </Notice>
      ))}
    </>
  );
}
