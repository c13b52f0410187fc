import type { APIRequestContext, Page } from '@playwright/test';
import { sandboxUrl } from '../playwright.config.ts';

export type PushMessage = { text: string; lifeSeconds: number };

/** The student's answer to the browser's question about notifications. */
export async function answerPermission(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => permission;
  }, answer);
}

/** A subscription at the sandbox's push service, as browsers create them. */
export async function newPushSubscription(
  request: APIRequestContext,
): Promise<{ id: string; endpoint: string }> {
  return (await request.post(`${sandboxUrl}/api/push/subscriptions`, { data: {} })).json();
}

/**
 * Gives this page's browser a maker whose push service is the sandbox's, and the student's yes to notifications: Chromium
 * without a window has neither. The page's code is the product's own.
 * @returns the id of the browser there
 */
export async function usePushOfSandbox(page: Page, request: APIRequestContext): Promise<string> {
  const given = await newPushSubscription(request);
  await answerPermission(page, 'granted');
  await page.addInitScript((json) => {
    const key = 'maker-of-the-browser';
    const subscription = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        sessionStorage.removeItem(key);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (sessionStorage.getItem(key) ? subscription : null),
      subscribe: async () => {
        sessionStorage.setItem(key, 'subscribed');
        return subscription;
      },
    });
  }, given);
  return given.id;
}

/** The messages sent to this browser, newest first. */
export async function pushMessages(request: APIRequestContext, id: string): Promise<PushMessage[]> {
  return (await request.get(`${sandboxUrl}/api/push/messages?subscription=${id}`)).json();
}
