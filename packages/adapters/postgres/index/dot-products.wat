;; Dot products of one query with consecutive rows of float32: 4 lanes, two sums, so that loads and additions overlap.
;; `columns` is a multiple of 8. dot-products.ts holds the assembled bytes; its test assembles this text and compares.
(module
  (memory (import "host" "memory") 1)
  (func (export "dotProducts")
    (param $query i32) (param $row i32) (param $rows i32) (param $columns i32) (param $out i32)
    (local $at i32) (local $end i32) (local $even v128) (local $odd v128)
    (local.set $end (i32.add (local.get $query) (i32.shl (local.get $columns) (i32.const 2))))
    (block $done
      (loop $next_row
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $even (v128.const f32x4 0 0 0 0))
        (local.set $odd (v128.const f32x4 0 0 0 0))
        (local.set $at (local.get $query))
        (loop $next_column
          (local.set $even (f32x4.add (local.get $even)
            (f32x4.mul (v128.load (local.get $at)) (v128.load (local.get $row)))))
          (local.set $odd (f32x4.add (local.get $odd)
            (f32x4.mul (v128.load offset=16 (local.get $at)) (v128.load offset=16 (local.get $row)))))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (local.set $row (i32.add (local.get $row) (i32.const 32)))
          (br_if $next_column (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $even (f32x4.add (local.get $even) (local.get $odd)))
        (f32.store (local.get $out)
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $even)) (f32x4.extract_lane 1 (local.get $even)))
            (f32.add (f32x4.extract_lane 2 (local.get $even)) (f32x4.extract_lane 3 (local.get $even)))))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $next_row)))))
