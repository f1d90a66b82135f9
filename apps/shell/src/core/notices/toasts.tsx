import { ToastProvider, useToast } from '@showcase/ui/controls';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Notices } from './create-notices.ts';

type ToastsProps = { notices: Notices };

export function Toasts({ notices }: ToastsProps) {
  return (
    <ToastProvider>
      <Announcer notices={notices} />
    </ToastProvider>
  );
}

function Announcer({ notices }: ToastsProps) {
  const toast = useToast();
  const waiting = useStore(notices.store, (state) => state.waiting);
  useEffect(() => {
    for (const { kind, text } of notices.take()) toast.notify({ title: text, variant: kind });
  }, [notices, toast, waiting]);
  return null;
}
