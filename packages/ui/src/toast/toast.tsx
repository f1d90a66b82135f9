import { Toast as Base } from '@base-ui/react/toast';
import { Button, IconButton } from '@showcase/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import {
  ToastCard,
  ToastDescription,
  ToastIcon,
  ToastText,
  ToastTitle,
  ToastViewport,
} from './toast.styles.ts';

export type ToastOptions = {
  title: string;
  description?: string;
  variant?: 'success' | 'info' | 'danger';
  action?: { label: string; onPress: () => void };
};

const icons = {
  success: <CircleCheck aria-hidden />,
  info: <Info aria-hidden />,
  danger: <CircleAlert aria-hidden />,
};

/** Returns `notify`, which shows a toast. Must be used inside a ToastProvider. */
export function useToast() {
  const { add } = Base.useToastManager<ToastOptions>();
  return useMemo(
    () => ({
      notify: (options: ToastOptions) => {
        const { title, description, variant } = options;
        const priority = variant === 'danger' ? 'high' : 'low';
        add({ title, description, priority, data: options });
      },
    }),
    [add],
  );
}

function ToastList() {
  const { toasts, close } = Base.useToastManager<ToastOptions>();
  return toasts.map((toast) => {
    const variant = toast.data?.variant ?? 'success';
    const action = toast.data?.action;
    const act = () => {
      action?.onPress();
      close(toast.id);
    };
    return (
      <ToastCard key={toast.id} toast={toast} swipeDirection={['down', 'left', 'right']}>
        <ToastIcon $variant={variant}>{icons[variant]}</ToastIcon>
        <ToastText>
          <ToastTitle />
          <ToastDescription />
        </ToastText>
        {action && (
          <Button size="s" variant="ghost" onClick={act}>
            {action.label}
          </Button>
        )}
        <Base.Close
          render={
            <IconButton label="Dismiss" size="s">
              <X aria-hidden />
            </IconButton>
          }
        />
      </ToastCard>
    );
  });
}

/** Wraps the app. Shows at most three toasts, announces them, and hides them after five seconds unless hovered or focused. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider limit={3}>
      {children}
      <Base.Portal>
        <ToastViewport>
          <ToastList />
        </ToastViewport>
      </Base.Portal>
    </Base.Provider>
  );
}
