import { type APIRequestContext, expect } from '@playwright/test';
import { demo } from './demo.ts';

/** Uploads figures as an admin does. @returns their names in the store; null where the server refuses one */
export async function figureUploader(request: APIRequestContext) {
  const verified = await request.post('/api/v1/admin/verify', { data: { password: demo.adminPassword } });
  const { token } = (await verified.json()) as { token: string };
  return async (words: string, svg: string): Promise<string | null> => {
    const reply = await request.post('/api/trpc/content.figures.upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        input: JSON.stringify({ words }),
        file: { name: 'figure.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      },
    });
    if (reply.status() === 400) return null;
    expect(reply.ok(), await reply.text()).toBe(true);
    const { result } = (await reply.json()) as { result: { data: { name: string } } };
    return result.data.name;
  };
}
