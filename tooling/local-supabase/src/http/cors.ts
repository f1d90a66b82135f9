const exposed =
  'Content-Range, Content-Location, Preference-Applied, Content-Length, ETag, X-Sb-Error-Code, X-Supabase-Api-Version';

export function preflight(request: Request): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
    'access-control-max-age': '3600',
    'x-content-type-options': 'nosniff',
  };
  return new Response(null, { status: 204, headers });
}

/** `alsoExposed` names headers that only the pages of this response need. */
export function withCors(response: Response, alsoExposed: string | null = null): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set(
    'access-control-expose-headers',
    alsoExposed === null ? exposed : `${exposed}, ${alsoExposed}`,
  );
  headers.delete('access-control-allow-credentials');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
