// Renders kustomizations and decodes the result strictly into Kubernetes' own types: an unknown or duplicate field is
// an error. Prints the objects by folder as JSON, for the checks of tests/deploy.
//
//	go run . ../k8s/overlays/small ../k8s/overlays/production
//
// KEDA's types would pull in a controller. So tests/deploy checks KEDA's objects, and those of the Prometheus operator,
// against the schemas that their modules publish. It gets the modules by go mod download. go.sum pins both modules, and
// go mod tidy would remove them from go.sum.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	apps "k8s.io/api/apps/v1"
	autoscaling "k8s.io/api/autoscaling/v2"
	batch "k8s.io/api/batch/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
	"sigs.k8s.io/yaml"
)

// By apiVersion and kind. A kind that is missing here is an error, so that nothing goes unchecked.
var kinds = map[string]func() any{
	"v1 Namespace":                           func() any { return &core.Namespace{} },
	"v1 ConfigMap":                           func() any { return &core.ConfigMap{} },
	"v1 Service":                             func() any { return &core.Service{} },
	"v1 ServiceAccount":                      func() any { return &core.ServiceAccount{} },
	"apps/v1 Deployment":                     func() any { return &apps.Deployment{} },
	"batch/v1 Job":                           func() any { return &batch.Job{} },
	"batch/v1 CronJob":                       func() any { return &batch.CronJob{} },
	"networking.k8s.io/v1 Ingress":           func() any { return &networking.Ingress{} },
	"networking.k8s.io/v1 NetworkPolicy":     func() any { return &networking.NetworkPolicy{} },
	"policy/v1 PodDisruptionBudget":          func() any { return &policy.PodDisruptionBudget{} },
	"autoscaling/v2 HorizontalPodAutoscaler": func() any { return &autoscaling.HorizontalPodAutoscaler{} },
}

func main() {
	rendered := map[string][]map[string]any{}
	wrong := 0
	for _, folder := range os.Args[1:] {
		resources, err := krusty.MakeKustomizer(krusty.MakeDefaultOptions()).Run(filesys.MakeFsOnDisk(), folder)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", folder, err)
			os.Exit(1)
		}
		for _, resource := range resources.Resources() {
			name := resource.GetApiVersion() + " " + resource.GetKind()
			text, err := resource.AsYAML()
			if err == nil {
				err = decode(name, text)
			}
			if err != nil {
				fmt.Fprintf(os.Stderr, "%s: %s %s: %v\n", folder, name, resource.GetName(), err)
				wrong++
				continue
			}
			object, _ := resource.Map()
			rendered[folder] = append(rendered[folder], object)
		}
	}
	if wrong > 0 {
		os.Exit(1)
	}
	if err := json.NewEncoder(os.Stdout).Encode(rendered); err != nil {
		panic(err)
	}
}

func decode(name string, text []byte) error {
	if name == "keda.sh/v1alpha1 ScaledObject" {
		return nil
	}
	make, known := kinds[name]
	if !known {
		return fmt.Errorf("unknown kind")
	}
	return yaml.UnmarshalStrict(text, make())
}
