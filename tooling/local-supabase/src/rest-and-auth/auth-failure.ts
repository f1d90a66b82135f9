/** An error response in the format of the hosted auth service. */
export function authFailure(status: number, error_code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code, msg },
    { status, headers: { 'x-sb-error-code': error_code } },
  );
}
