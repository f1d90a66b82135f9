import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import {
  ErrorDetails,
  ErrorFooter,
  ErrorMessage,
  ErrorPanelElement,
  ErrorTitle,
} from './error-panel.styles.ts';

export type ErrorPanelProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The name of the part that failed. */
  area: string;
  /** One sentence: what happened and what to do. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** For failures that a retry may not fix. */
  onReload?: () => void;
  /** Collapsed details for a bug report. */
  details?: string;
  /** Below the details, such as a button that copies them. */
  detailsAction?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** A part of the page that failed while the rest still works. */
export function ErrorPanel({
  area,
  message,
  onRetry,
  isRetrying,
  onReload,
  details,
  detailsAction,
  headingLevel = 2,
  ...rest
}: ErrorPanelProps) {
  const titleId = useId();
  return (
    <ErrorPanelElement aria-labelledby={titleId} {...rest}>
      <ErrorTitle as={`h${headingLevel}`} id={titleId}>
        <TriangleAlert aria-hidden />
        {area}
      </ErrorTitle>
      <ErrorMessage role="alert">{message}</ErrorMessage>
      {(onRetry || onReload || details) && (
        <ErrorFooter>
          {onRetry && (
            <Button onClick={onRetry} isBusy={isRetrying}>
              Retry
            </Button>
          )}
          {onReload && (
            <Button variant="ghost" onClick={onReload}>
              Reload
            </Button>
          )}
          {details && (
            <ErrorDetails>
              <summary>Details</summary>
              <pre>{details}</pre>
              {detailsAction}
            </ErrorDetails>
          )}
        </ErrorFooter>
      )}
    </ErrorPanelElement>
  );
}
