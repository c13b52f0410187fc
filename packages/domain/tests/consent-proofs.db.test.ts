import { guardianships } from '@repo/db/schema';
import { expect, it } from 'vitest';
import { adultChecksOf } from '#src/consent/adult-checks.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { askedStudent, guardianEmail, now, proveBySignIn, tokenTo, useConsent } from './consent-fixtures.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';

useConsent();

it('a guardian proves to be an adult by a sign-in with the address we wrote to', async () => {
  const { token } = await askedStudent();
  await proveBySignIn(token);
  expect(await domain.openGuardianPage(ctx, { token })).toMatchObject({ provedBy: 'sign-in' });
});

it('a guardian can’t prove to be an adult by a sign-in with another address, or one the provider does not vouch for', async () => {
  const { token } = await askedStudent();
  await expectCode(proveBySignIn(token, 'child@example.com'), 'FORBIDDEN');
  const person = { provider: 'google' as const, subject: '7', name: null, email: guardianEmail };
  ctx.identities.tokens.set('unverified', { ...person, isEmailVerified: false });
  await expectCode(domain.proveAdult(ctx, { token, by: 'sign-in', idToken: 'unverified' }), 'FORBIDDEN');
  await expectCode(domain.proveAdult(ctx, { token, by: 'sign-in', idToken: 'rubbish' }), 'WRONG_CREDENTIALS');
  ctx.identities.isDown = true;
  await expectCode(domain.proveAdult(ctx, { token, by: 'sign-in', idToken: 'any' }), 'PROVIDER_FAILED');
  expect(await domain.openGuardianPage(ctx, { token })).toMatchObject({ provedBy: null });
});

it("a guardian can’t prove to be an adult by another spelling of the student's address, or of a friend's", async () => {
  const { token } = await askedStudent();
  const friend = 'mother+me@example.com';
  await database.db.update(guardianships).set({ email: friend });
  await createStudent(ctx, { email: guardianEmail });
  await expectCode(proveBySignIn(token, friend), 'FORBIDDEN');
});

it('a guardian proves to be an adult by a payment begun on their page, which gives the student the month', async () => {
  const { token, student } = await askedStudent();
  await expectCode(domain.proveAdult(ctx, { token, by: 'payment' }), 'FORBIDDEN');
  const { order } = await domain.createGuardianOrder(ctx, { token });
  expect(ctx.checkout.orders.get(order.order_id)).toMatchObject({ payer: 'guardian' });
  await expectCode(domain.proveAdult(ctx, { token, by: 'payment' }), 'FORBIDDEN');
  ctx.checkout.setStatus(order.order_id, 'PAID');
  expect((await domain.proveAdult(ctx, { token, by: 'payment' })).view).toMatchObject({
    provedBy: 'payment',
  });
  expect((await now(student)).user.plan).toBe('Pro');
});

it('a guardian can’t prove to be an adult with the account of a student under 18', async () => {
  const { token } = await askedStudent();
  await createStudent(ctx, { email: guardianEmail });
  await expectCode(proveBySignIn(token), 'FORBIDDEN');
  const other = await createStudent(ctx, { email: 'grown@example.com', age: 19, adultAt: new Date(0) });
  await domain.askGuardian((await askedStudent()).student, { email: other.user.email });
  await proveBySignIn(await tokenTo(other.user.email), other.user.email);
});

it('a guardian can’t prove to be an adult by a payment of the student', async () => {
  const { token, student } = await askedStudent();
  const { order } = await domain.createOrder(student);
  ctx.checkout.setStatus(order.order_id, 'PAID');
  await domain.getOrderStatus(student, { orderId: order.order_id });
  await expectCode(domain.proveAdult(ctx, { token, by: 'payment' }), 'FORBIDDEN');
  const guardians = await domain.createGuardianOrder(ctx, { token });
  expect(guardians.order.order_id).not.toBe(order.order_id);
});

it('a guardian can’t prove to be an adult by a payment of a previous guardian, nor by an order the previous guardian began', async () => {
  const { token, student } = await askedStudent();
  const paid = await domain.createGuardianOrder(ctx, { token });
  ctx.checkout.setStatus(paid.order.order_id, 'PAID');
  await domain.proveAdult(ctx, { token, by: 'payment' });
  const second = await domain.createGuardianOrder(ctx, { token });
  await domain.askGuardian(student, { email: 'father@example.com' });
  const fathers = { token: await tokenTo('father@example.com') };
  await expectCode(domain.proveAdult(ctx, { ...fathers, by: 'payment' }), 'FORBIDDEN');
  ctx.checkout.setStatus(second.order.order_id, 'PAID');
  await domain.reconcileOrders(ctx);
  await expectCode(domain.proveAdult(ctx, { ...fathers, by: 'payment' }), 'FORBIDDEN');
  const { order } = await domain.createGuardianOrder(ctx, fathers);
  ctx.checkout.setStatus(order.order_id, 'PAID');
  expect((await domain.proveAdult(ctx, { ...fathers, by: 'payment' })).view.provedBy).toBe('payment');
});

it("a guardian proves to be an adult by their own order, even while a previous guardian's order can still be paid", async () => {
  const { token, student } = await askedStudent();
  const others = await domain.createGuardianOrder(ctx, { token });
  await domain.askGuardian(student, { email: 'father@example.com' });
  const fathers = { token: await tokenTo('father@example.com') };
  const { order } = await domain.createGuardianOrder(ctx, fathers);
  expect(order.order_id).not.toBe(others.order.order_id);
  expect((await domain.createGuardianOrder(ctx, fathers)).order.order_id).toBe(order.order_id);
});

it('a guardian can’t prove to be an adult by a payment checked while the student names someone else', async () => {
  const { token, student } = await askedStudent();
  const { order } = await domain.createGuardianOrder(ctx, { token });
  ctx.checkout.setStatus(order.order_id, 'PAID');
  const proof = domain.proveAdult(
    {
      ...ctx,
      checkout: {
        ...ctx.checkout,
        async findOrder(id: string) {
          await domain.askGuardian(student, { email: 'father@example.com' });
          await domain.askGuardian(student, { email: guardianEmail });
          return ctx.checkout.findOrder(id);
        },
      },
    },
    { token, by: 'payment' },
  );
  await expectCode(proof, 'NOT_FOUND');
  expect(await domain.openGuardianPage(ctx, { token: await tokenTo() })).toMatchObject({ provedBy: null });
});

it('a guardian proves to be an adult only by a check on offer', async () => {
  const { token } = await askedStudent();
  const other = { ...ctx, adultChecks: adultChecksOf(['payment']) };
  expect((await domain.openGuardianPage(other, { token })).proofs).toEqual(['payment']);
  await expectCode(domain.proveAdult(other, { token, by: 'sign-in', idToken: 'x' }), 'FORBIDDEN');
  const signInOnly = { ...ctx, adultChecks: adultChecksOf(['sign-in']) };
  await expectCode(domain.createGuardianOrder(signInOnly, { token }), 'FORBIDDEN');
});
