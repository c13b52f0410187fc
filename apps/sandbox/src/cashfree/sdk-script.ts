/**
 * The browser script: window.Cashfree({mode}).checkout({paymentSessionId, redirectTarget}), like the real
 * SDK.
 */
export const sdkScript = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  var targets = ['_self', '_blank', '_top', '_parent', '_modal'];

  function refused(message, code) {
    return Promise.resolve({ error: { message: message, code: code, type: 'invalid_request_error' } });
  }

  window.Cashfree = function Cashfree(options) {
    var mode = options && options.mode;
    if (mode !== 'production' && mode !== 'sandbox') throw new Error('mode must be production or sandbox');
    return {
      mode: mode,
      version: function () { return 'sandbox'; },
      checkout: function (checkoutOptions) {
        var session = checkoutOptions && checkoutOptions.paymentSessionId;
        var target = (checkoutOptions && checkoutOptions.redirectTarget) || '_self';
        if (typeof session !== 'string' || session === '') {
          return refused('paymentSessionId is missing', 'payment_session_id_missing');
        }
        if (targets.indexOf(target) < 0) return refused('redirectTarget is invalid', 'redirect_target_invalid');
        var address = origin + '/checkout?session=' + encodeURIComponent(session);
        // There is no pop-up layer here: _modal opens in the same tab.
        if (target === '_modal') target = '_self';
        if (target === '_self') window.location.assign(address);
        else window.open(address, target);
        return Promise.resolve({ redirect: true });
      },
    };
  };
})();
`;
